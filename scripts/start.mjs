import './lib/nodeVersion.mjs';
import { pathToFileURL } from 'node:url';
import { command, endWithNpm, root } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';

endWithNpm();
await command(prepare);

// In this process, so that signals and exit codes are the server's own.
await import(pathToFileURL(`${root}/build/server/main.js`).href);
