import './lib/nodeVersion.mjs';
import { command, endWithNpm, say } from './lib/command.mjs';
import { install } from './lib/prepare.mjs';

endWithNpm();
await command(async () => {
  await install('running');
  const { openGallery } = await import('./lib/gallery.mjs');
  const server = await openGallery(Number(process.env['PORT'] || 5174));
  say(`\nEvery piece of ui/ is at ${server.resolvedUrls?.local[0]}test/gallery/index.html\n`);
});
