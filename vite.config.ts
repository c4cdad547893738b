import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';
import { cutFonts } from './scripts/bundle/fonts.mjs';
import { contract } from './src/api/contract.ts';

type Shell = typeof import('./src/app/boot/documents.tsx');

/** Serves the HTML documents in development, rendered for every request. */
function documents(): Plugin {
  async function draw(server: ViteDevServer, url: string): Promise<string> {
    const shell = (await server.ssrLoadModule('/src/app/boot/documents.tsx')) as Shell;
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
        : '/src/app/boot/main.tsx',
      start: { href: '/src/app/boot/start.ts' },
      icon: '/src/app/boot/icon.svg',
      socialPicture: '/src/app/boot/icon.svg',
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
          script: '/src/app/boot/main.tsx',
          sheet: '/src/app/public/styles/app.css',
          verifyEmail: '/src/app/public/scripts/verifyEmail.ts',
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
 * would be larger than the page, and the server checks them. The scripts of visitors' pages, built one by one, get only
 * what anyone may call.
 */
function contractWithoutShapes(): Plugin {
  const calls = Object.entries(contract).map(
    ([name, { method, path, who }]) => [name, { method, path, who }] as const,
  );
  let isForVisitors = false;
  return {
    name: 'hark-contract-without-shapes',
    enforce: 'pre',
    buildStart({ input }) {
      isForVisitors = Object.values(input).every((entry) => entry.includes('/public/scripts/'));
    },
    load(id) {
      if (!id.endsWith('/src/api/contract.ts')) return null;
      const wanted = calls.filter(([, { who }]) => !isForVisitors || who === 'anyone');
      return `export const contract = ${JSON.stringify(Object.fromEntries(wanted))};`;
    },
  };
}

/**
 * Chunks of modules that are needed together, each with all that it imports. Without them, every module that two pages
 * share would be a request of its own, and on a slow line each costs a phone a round trip. The bundler splits the rest.
 */
const chunks = [
  {
    name: 'app',
    test: /rolldown.runtime|\/src\/app\/(boot\/main|lib\/(api|analytics)|ui\/(Arcs|Alert|Field|TextInput))\.tsx?$|\/icons\/(check|eye|eye-off)\.mjs$/,
    priority: 3,
  },
  { name: 'home', test: /\/src\/app\/boot\/SignedIn\.tsx$/, priority: 2 },
  { name: 'forms', test: /\/node_modules\/react-hook-form\//, priority: 1 },
  {
    name: 'account',
    test: /\/src\/app\/(pages\/account\/(?!Sign|resolvers)\w+|features\/account\/AccountFrame|lib\/errorText|ui\/PasswordInput)\.tsx?$/,
    priority: 0,
  },
];

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
          if (file.type === 'chunk' && ['app', 'home'].includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

export default defineConfig({
  plugins: [compileHints(), cutFonts(), react(), tailwind(), documents(), contractWithoutShapes()],
  publicDir: false,
  // A stand-in for what React has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  optimizeDeps: { entries: ['src/app/boot/main.tsx'] },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    // Keeps light-dark(), which every browser has had since May 2024: expanding it would double the design tokens.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: chunks } },
      // Defining a shape has no effect: unused ones are dropped.
      treeshake: { manualPureFunctions: ['z', 'answered'] },
    },
  },
});
