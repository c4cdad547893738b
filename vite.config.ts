import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';
import { cutFonts } from './scripts/cutFonts.mjs';
import { contract } from './src/api/contract.ts';

type Shell = typeof import('./src/app/shell/documents.tsx');

/** Serves the documents while developing, drawn anew for every request. */
function documents(): Plugin {
  async function draw(server: ViteDevServer, url: string): Promise<string> {
    const shell = (await server.ssrLoadModule('/src/app/shell/documents.tsx')) as Shell;
    const path = url.split('?', 1)[0] ?? '/';
    const name = path === '/start' ? 'signup' : path.slice(1);
    // As the server does while it shows reset tokens, which is how it runs beside this one.
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
    // Answered from a returned function, after Vite's own: only what is no file of its own comes here.
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
 * Of the contract a browser needs only where each call goes and who may make it: the shapes of everything that
 * travels would weigh more than the page, and it is the server that checks them.
 */
function contractInBrief(): Plugin {
  const calls = Object.entries(contract).map(([name, { method, path, who }]) => [
    name,
    { method, path, who },
  ]);
  return {
    name: 'hark-contract-in-brief',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/src/api/contract.ts')) return null;
      return `export const contract = ${JSON.stringify(Object.fromEntries(calls))};`;
    },
  };
}

type Modules = { getModuleInfo(id: string): { importers: string[] } | null };

/** What the app opens with: itself, then one of these, each loaded lazily. */
const openings = {
  main: 'src/app/main.tsx',
  home: 'src/app/SignedIn.tsx',
  signIn: 'src/app/account/SignInPage.tsx',
  signUp: 'src/app/account/SignUpPage.tsx',
};

/** The first come first: they hold what the later ones stand on. */
const pieces = ['base', 'home', 'renderer', 'account'] as const;

/**
 * In which piece a module travels, so that whatever opens comes in two or three and not in a crumb for every module
 * that two screens share. All else, loaded later, is left to the bundler.
 */
function pieceOf(id: string, modules: Modules): (typeof pieces)[number] | null {
  if (id.includes('rolldown/runtime')) return 'base';
  if (/\/node_modules\/(react-dom|scheduler)\/|\/src\/app\/renderer\.ts$/.test(id)) return 'renderer';
  const above = new Set([id]);
  for (const each of above) for (const next of modules.getModuleInfo(each)?.importers ?? []) above.add(next);
  const opens = (path: string) => above.has(fileURLToPath(new URL(path, import.meta.url)));
  const [main, home, signIn, signUp] = Object.values(openings).map(opens);
  if (main || (home && (signIn || signUp))) return 'base';
  if (home) return 'home';
  // The dashboard can be seen without the fields that signing in has in common with the other pages.
  if (id.includes('/src/app/ui/') && (signIn || signUp)) return 'renderer';
  return signIn && signUp ? 'account' : null;
}

/**
 * Of what the app opens with, most functions are called at once. A browser that is told so compiles them while they
 * come, beside the page, instead of one by one when they are called.
 */
function compiledWhileComing(): Plugin {
  return {
    name: 'hark-compiled-while-coming',
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
  plugins: [compiledWhileComing(), cutFonts(), react(), tailwind(), documents(), contractInBrief()],
  publicDir: false,
  optimizeDeps: { entries: ['src/app/main.tsx'] },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    // light-dark() as it is: every browser has had it since May 2024, and spelt out it doubles the tokens.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: pieces.map((piece, at) => ({
            name: (id, modules) => (pieceOf(id, modules) === piece ? piece : null),
            priority: pieces.length - at,
          })),
        },
      },
    },
  },
});
