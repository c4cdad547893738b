import { pathToFileURL } from 'node:url';
import './lib/nodeVersion.mjs';
import { command, root } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';

await command(prepare);
await import(pathToFileURL(`${root}/build/server/backup.js`).href);
