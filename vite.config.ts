import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';
import { cutFonts } from './scripts/bundle/fonts.mjs';
import type { Call } from './src/api/call.ts';
import { contract } from './src/api/contract.ts';
import { importCalls } from './src/api/importCalls.ts';
import { reminderCalls } from './src/api/reminderCalls.ts';
import { settingCalls } from './src/api/settingCalls.ts';
import { tokenCalls } from './src/api/tokenCalls.ts';

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
 * Reduces the contract to what the app needs: method, path and who may make each call, if not only users. The shapes of
 * inputs and outputs would be larger than the page, and the server checks them. The calls come as lines in order of their
 * paths, which packs best. Visitors' pages get only what anyone may call; `usersCalls.ts` adds the rest for the owner's app, and
 * `lateCalls.ts` what only features call that load when they are opened.
 */
function contractWithoutShapes(): Plugin {
  const lines = (calls: Record<string, Call>) =>
    Object.entries(calls)
      .filter(([, call]) => !call.notFromApp)
      .map(([name, { method, path, who }]) => `${path} ${method} ${name}${who === 'user' ? '' : ` ${who}`}`)
      .toSorted();
  const addTo = (target: string, calls: string[]) =>
    `for (const line of ${JSON.stringify(calls.join('\n'))}.split('\\n')) {
      const [path, method, name, who] = line.split(' ');
      ${target}[name] = { method, path, who };
    }`;
  const all = lines(contract);
  const forAnyone = all.filter((line) => line.endsWith(' anyone'));
  const late = lines({ ...reminderCalls, ...tokenCalls, ...importCalls, ...settingCalls }).filter(
    (line) => !forAnyone.includes(line),
  );
  const forUsers = all.filter((line) => !forAnyone.includes(line) && !late.includes(line));
  return {
    name: 'hark-contract-without-shapes',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('/src/api/contract.ts'))
        return `export const contract = {}; ${addTo('contract', forAnyone)}`;
      if (id.endsWith('/src/api/usersCalls.ts'))
        return `import { contract } from './contract.ts'; ${addTo('contract', forUsers)}`;
      if (id.endsWith('/src/api/lateCalls.ts'))
        return `import { contract } from './contract.ts'; ${addTo('contract', late)}`;
      return null;
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
    test: /rolldown.runtime|\/src\/app\/(boot\/main|lib\/(api|analytics)|ui\/(Arcs|Alert|Field|TextInput))\.tsx?$|\/icons\/(check|eye)\.mjs$/,
    priority: 3,
  },
  {
    // With what is too small for a chunk of its own.
    name: 'home',
    test: /\/src\/app\/(boot\/SignedIn|lib\/ignoreNotFound)\.tsx?$|\/mutationOptions\.js$/,
    priority: 2,
  },
  {
    // Of the screens beyond the dashboard.
    name: 'controls',
    test: /\/src\/app\/(ui\/(Chip|Select|Badge|useMounted|NumberInput)|lib\/(accessWords|until|weightUnit|activities\/logCache|waiting\/orKeep)|phone\/web\/files)\.tsx?$|\/domain\/typedNumber\.ts$|\/icons\/(x|arrow-left|search|stethoscope|bell-ring|download|scissors|trash)\.mjs$/,
    priority: 2,
  },
  { name: 'passwords', test: /\/src\/domain\/(characters|passwordRules)\.ts$/, priority: 2 },
  { name: 'forms', test: /\/node_modules\/react-hook-form\//, priority: 2 },
  {
    // What forms check input by.
    name: 'checks',
    test: /\/src\/app\/ui\/(Fields|TextArea|ChoiceCard)\.tsx$|\/src\/domain\/(photo|text|account)\.ts$|\/node_modules\/(zod|@hookform|@standard-schema)\//,
    priority: 1,
  },
  {
    // What the forms of a dog and of its days share, and the parts of its profile.
    name: 'days',
    test: /\/src\/(domain\/(activity|analysis|due|laterDays|noteText|phone)|app\/lib\/(idempotency|saves|shortMoment|photos\/(photos|photoProblem))|app\/features\/dogs\/squareThumbnail|app\/phone\/web\/photos)\.tsx?$|\/icons\/(image-plus|pill|dumbbell|graduation-cap)\.mjs$/,
    priority: 1,
  },
  {
    name: 'writes',
    test: /\/src\/app\/lib\/activities\/(correctActivity|merged|removeActivity|repeatActivity|tellSimilar)\.tsx?$/,
    priority: 1,
  },
  { name: 'dialogs', test: /\/src\/app\/ui\/(Sheet|Segments)\.tsx$/, priority: 1 },
  // The form that opens most, and what the dashboard loads while nobody waits for it.
  { name: 'quickLog', test: /\/src\/app\/features\/quickLog\/QuickLogSheet\.tsx$/, priority: 0 },
  { name: 'rareParts', test: /\/src\/app\/features\/quickLog\/rareParts\.ts$/, priority: 0 },
  {
    name: 'idle',
    test: /\/src\/app\/(pages\/dashboard\/DashboardExtras|features\/(insights\/BreedTipCard|notifications\/Notices|waiting\/Waiting|log\/ActivityMenu))\.tsx$/,
    priority: 0,
  },
  {
    name: 'account',
    test: /\/src\/app\/(pages\/account\/(?!Sign|resolvers)\w+|features\/account\/AccountFrame|lib\/errorText|ui\/PasswordInput)\.tsx?$|\/icons\/eye-off\.mjs$/,
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
