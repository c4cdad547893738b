import './lib/nodeVersion.mjs';
import { spawn } from 'node:child_process';
import { serverBuild } from './bundle/server.mjs';
import { command, endWithNpm, root, say } from './lib/command.mjs';
import { freePort } from './lib/freePort.mjs';
import { prepare } from './lib/prepare.mjs';

endWithNpm();
await command(async () => {
  await prepare();
  const host = process.env['HOST'] || '127.0.0.1';
  const port = Number(process.env['PORT'] || 3000);
  const apiPort = await freePort();
  const api = `http://127.0.0.1:${apiPort}`;

  const { createServer } = await import('vite');
  const app = await createServer({
    root,
    clearScreen: false,
    server: { host, port, strictPort: true, proxy: { '/api': api, '/healthz': api, '/readyz': api } },
  });
  await app.listen();
  const url = `http://${host}:${port}`;

  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    PUBLIC_URL: process.env['PUBLIC_URL'] || url,
  };
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] };
  const watching = ['--watch', '--watch-preserve-output', 'build/server/main.js'];
  const { watch } = await import('rolldown');
  // Old files stay: the running server may still load one of them.
  const builder = watch({
    ...serverBuild,
    output: { ...serverBuild.output, cleanDir: false, sourcemap: true },
  });
  await new Promise((built) => {
    builder.on('event', (event) => {
      if (event.code === 'ERROR') say(event.error.message);
      if (event.code === 'END') built(undefined);
      if ('result' in event) void event.result.close();
    });
  });
  const server = spawn(process.execPath, watching, options);
  say(`\nHark is at ${url} and reloads when you save a file. Press Ctrl-C to stop.\n`);

  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    server.kill('SIGTERM');
    void Promise.all([app.close(), builder.close()]).then(() => process.exit());
  };
  process.on('SIGINT', end).on('SIGTERM', end);
});
