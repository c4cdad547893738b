import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run, StepFailed, say, tool } from './command.mjs';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS',
  'C:\\Program Files\\Google\\Chrome\\Application',
];

/**
 * Finds a Chromium that starts: the one in HARK_BROWSER, one installed on this machine, Playwright's own (downloaded
 * if necessary), or Debian's. Returns its path, or '' for Playwright's own.
 */
export async function findBrowser() {
  const named = process.env['HARK_BROWSER'];
  if (named) {
    if (await starts(named)) return named;
    throw new StepFailed(`HARK_BROWSER names ${named}, which does not start.`);
  }
  const found = await firstThatStarts([...onPath(), '']);
  if (found !== null) return found;

  say('Downloading a browser for the tests (first time only, about 100 MB)...');
  await run(process.execPath, [tool('@playwright/test', 'cli.js'), 'install', 'chromium-headless-shell']);
  if (await starts('')) return '';

  if (process.platform === 'linux' && process.getuid?.() === 0) {
    say("Installing Debian's chromium-headless-shell...");
    await run('apt-get', ['update', '-qq']).catch(() => 1);
    await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']).catch(() => 1);
    const installed = await firstThatStarts(onPath());
    if (installed !== null) return installed;
  }
  throw new StepFailed('No browser to test with. Install Chromium or Chrome, or name one in HARK_BROWSER.');
}

function onPath() {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...elsewhere].filter(Boolean);
  const files = [...names, 'Google Chrome'].flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return files.filter((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** @param {string[]} candidates */
async function firstThatStarts(candidates) {
  for (const candidate of candidates) if (await starts(candidate)) return candidate;
  return null;
}

/** @param {string} executable '' for Playwright's own */
async function starts(executable) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch(executable ? { executablePath: executable } : {});
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
