import './lib/nodeVersion.mjs';
import { prepare } from './lib/prepare.mjs';
import { command } from './lib/command.mjs';

await command(prepare);
