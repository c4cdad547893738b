import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const everywhere = {
  setupFiles: ['test/quietConsole.ts'],
  // Wide: it bounds what hangs, not what a busy machine is slow at.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // Whoever changes the world puts it back, so files share one: what they import is loaded once, not a hundred times.
  isolate: false,
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/{domain,listening,api}/**/*.test.ts'],
          ...everywhere,
        },
      },
      {
        test: {
          name: 'house',
          include: ['src/server/**/*.test.ts', '{test,scripts}/**/*.test.ts'],
          exclude: ['test/whole/**'],
          globalSetup: 'test/freshBuild.ts',
          pool: 'forks',
          ...everywhere,
        },
      },
      {
        test: {
          name: 'whole',
          include: ['test/whole/**/*.test.ts'],
          globalSetup: 'test/freshBuild.ts',
          pool: 'forks',
          // Whole servers under attack would make every other test on the machine wait: they come last. They mostly
          // wait themselves, for servers to start and end. Apart, the next worker takes the next file; files that share
          // a world are dealt out beforehand, and these are too unlike for that.
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
          ...everywhere,
          isolate: true,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'app',
          include: ['src/app/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          ...everywhere,
        },
      },
    ],
  },
});
