import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';
import { cutFonts } from './scripts/cutFonts.mjs';
import { contract } from './src/api/contract.ts';

type Shell = typeof import('./src/app/shell/documents.tsx');

/** Serves the HTML documents in development, rendered for every request. */
function documents(): Plugin {
  async function draw(server: ViteDevServer, url: string): Promise<string> {
    const shell = (await server.ssrLoadModule('/src/app/shell/documents.tsx')) as Shell;
    const path = url.split('?', 1)[0] ?? '/';
    const name = path === '/start' ? 'signup' : path.slice(1);
    // Prefers the demo variant, as a server that shows reset tokens does, which is how it runs in development.
    const file = [`${name}.demo.html`, `${name}.html`].find((one) => one in shell.documents) ?? 'index.html';
    const page = shell.documents[file];
    const html = shell.renderDocument(file, {
      styles: {
        href: `/src/app/public/styles/${page?.styles}.css`,
      },
      script: page?.Content
        ? page.script && `/src/app/public/scripts/${page.script}.ts`
        : '/src/app/main.tsx',
      start: { href: '/src/app/shell/start.ts' },
      icon: '/src/app/shell/icon.svg',
      socialPicture: '/src/app/shell/icon.svg',
    });
    return server.transformIndexHtml(url, html);
  }
  return {
    name: 'hark-documents',
    apply: 'serve',
    config: () => ({
      appType: 'custom',
      define: {
        APP: JSON.stringify({
          script: '/src/app/main.tsx',
          sheet: '/src/app/public/styles/app.css',
          renderer: '/src/app/renderer.ts',
          modules: {},
        }),
      },
    }),
    // A returned function runs after Vite's own middleware: only requests that are not for files get here.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        draw(server, request.originalUrl ?? '/').then((html) => response.end(html), next);
      });
    },
  };
}

/**
 * Reduces the contract to what the app needs: method, path and who may make each call. The shapes of inputs and outputs
 * would be larger than the page, and the server checks them.
 */
function contractWithoutShapes(): Plugin {
  const calls = Object.entries(contract).map(([name, { method, path, who }]) => [
    name,
    { method, path, who },
  ]);
  return {
    name: 'hark-contract-without-shapes',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/src/api/contract.ts')) return null;
      return `export const contract = ${JSON.stringify(Object.fromEntries(calls))};`;
    },
  };
}

type Modules = { getModuleInfo(id: string): { importers: string[] } | null };

/** The app's entry point, and those it loads lazily, of which each page needs one. */
const entryPoints = {
  main: 'src/app/main.tsx',
  home: 'src/app/SignedIn.tsx',
  signIn: 'src/app/account/SignInPage.tsx',
  signUp: 'src/app/account/SignUpPage.tsx',
};

/** The chunks that an opening page needs. Modules shared by several go into the first of them. */
const chunks = ['base', 'home', 'renderer', 'account'] as const;

/**
 * The chunk of a module. An opening page loads two or three chunks, rather than a tiny one for every module that two screens
 * share. Null for modules that are loaded later: the bundler decides.
 */
function chunkOf(id: string, modules: Modules): (typeof chunks)[number] | null {
  if (id.includes('rolldown/runtime')) return 'base';
  if (/\/node_modules\/(react-dom|scheduler)\/|\/src\/app\/renderer\.ts$/.test(id)) return 'renderer';
  const importers = new Set([id]);
  for (const each of importers)
    for (const next of modules.getModuleInfo(each)?.importers ?? []) importers.add(next);
  const isNeededBy = (path: string) => importers.has(fileURLToPath(new URL(path, import.meta.url)));
  const [main, home, signIn, signUp] = Object.values(entryPoints).map(isNeededBy);
  if (main || (home && (signIn || signUp))) return 'base';
  if (home) return 'home';
  // The dashboard's first look needs none of the fields that signing in shares with other pages.
  if (id.includes('/src/app/ui/') && (signIn || signUp)) return 'renderer';
  return signIn && signUp ? 'account' : null;
}

/**
 * Adds explicit compile hints to the chunks of an opening page, most functions of which are called at once: browsers then
 * compile them in the background while they load, instead of one by one when they are called.
 */
function compileHints(): Plugin {
  return {
    name: 'hark-compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && ['main', 'home', 'renderer'].includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

export default defineConfig({
  plugins: [compileHints(), cutFonts(), react(), tailwind(), documents(), contractWithoutShapes()],
  publicDir: false,
  optimizeDeps: { entries: ['src/app/main.tsx'] },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    // Keeps light-dark(), which every browser has had since May 2024: expanding it would double the design tokens.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: chunks.map((chunk, at) => ({
            name: (id, modules) => (chunkOf(id, modules) === chunk ? chunk : null),
            priority: chunks.length - at,
          })),
        },
      },
    },
  },
});
