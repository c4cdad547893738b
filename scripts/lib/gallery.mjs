import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { root } from './command.mjs';

/**
 * Serves the page that shows every piece of `src/app/ui`, test/gallery. Returns its server, already listening.
 * @param {number} port 0 for a free one
 */
export async function openGallery(port) {
  const server = await createServer({
    root,
    configFile: false,
    clearScreen: false,
    plugins: [react(), tailwind()],
    // Its own cache, so that it does not disturb `npm run dev`.
    cacheDir: 'node_modules/.vite-gallery',
    server: { host: '127.0.0.1', port, strictPort: true, open: false },
  });
  await server.listen();
  return server;
}
