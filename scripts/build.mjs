import './lib/nodeVersion.mjs';
import { command } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';

await command(prepare);
