import './nodeVersion.mjs';
import { prepare } from './prepare.mjs';
import { command } from './steps.mjs';

await command(prepare);
