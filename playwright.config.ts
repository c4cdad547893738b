import { defineConfig, devices } from '@playwright/test';

const browser = process.env['HARK_BROWSER'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // A journey mostly waits: two keep half a processor busy.
  workers: 4,
  // Wide: they bound what hangs, not what a busy machine is slow at.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Drawing animations takes a fifth of the processor time of a journey. Owners see them, so every journey about motion or
    // looks, and that of a first walk, asks for them: test.use({ reducedMotion: 'no-preference' }).
    reducedMotion: 'reduce',
    launchOptions: browser ? { executablePath: browser } : {},
  },
  projects: [
    {
      name: 'phone',
      // No journey looks at single pixels, and drawing seven times as many takes an eighth of the processor time.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      // Most tests have the same result at any width. Those about layout, reach and the keyboard also run here, and some
      // important others. The tests of the public pages try all widths themselves.
      grep: /(first-walk|keyboard)\.spec\.ts|@desktop/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
