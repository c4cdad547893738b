import { pathToFileURL } from 'node:url';
import './lib/nodeVersion.mjs';
import { prepare } from './lib/prepare.mjs';
import { command, root } from './lib/command.mjs';

await command(prepare);
await import(pathToFileURL(`${root}/build/server/seed.js`).href);
