import { pathToFileURL } from 'node:url';
import './nodeVersion.mjs';
import { prepare } from './prepare.mjs';
import { command, root } from './steps.mjs';

await command(prepare);
await import(pathToFileURL(`${root}/build/server/restore.js`).href);
