import { afterEach } from 'vitest';

// A test that follows a link to elsewhere takes the page away from all later test files, which fail instead of it.
afterEach(() => {
  // Some files of tests run without a page.
  if ('location' in globalThis && !location.href.startsWith('http'))
    throw new Error(`The test has left the page for ${location.href}`);
});
