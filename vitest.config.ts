import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = {
  setupFiles: ['test/quietConsole.ts'],
  // Generous: for tests that hang, not for a busy machine.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
  // Test files share one environment, so that modules load once, not a hundred times. Tests restore what they change.
  isolate: false,
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/{domain,charts,listening,api}/**/*.test.ts', 'training/**/*.test.ts'],
          ...shared,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', '{test,scripts}/**/*.test.ts'],
          exclude: ['test/process/**'],
          globalSetup: 'test/prepareRun.ts',
          pool: 'forks',
          ...shared,
        },
      },
      {
        test: {
          name: 'process',
          include: ['test/process/**/*.test.ts'],
          globalSetup: 'test/prepareRun.ts',
          pool: 'forks',
          // Last, because servers under load would slow down every other test. These tests mostly wait for servers to start
          // and stop, so three run at a time. Isolated, because then each free worker takes the next file; files that share
          // an environment are assigned in advance, and these take too different times for that.
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
          ...shared,
          isolate: true,
          // Starting and filling several servers takes a slow machine longer than a hanging test may take elsewhere.
          testTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'app',
          include: ['src/app/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          ...shared,
          setupFiles: [...shared.setupFiles, 'test/samePage.ts'],
        },
      },
    ],
  },
});
