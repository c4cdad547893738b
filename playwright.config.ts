import { defineConfig, devices } from '@playwright/test';

const browser = process.env['HARK_BROWSER'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Wide: they bound what hangs, not what a busy machine is slow at.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: browser ? { executablePath: browser } : {},
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'] } },
    {
      name: 'desktop',
      // Most tests have the same result at any width. Those about layout, reach and the keyboard also run here, and some
      // important others. The tests of the public pages try all widths themselves.
      grep: /(first-walk|keyboard)\.spec\.ts|@desktop/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
