import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followUpgrades } from './upgraded.ts';

const reload = vi.fn<() => void>();
let age = 0;
followUpgrades(reload);
const aFileIsGone = () => dispatchEvent(new Event('vite:preloadError'));

beforeEach(() => {
  reload.mockClear();
  age = 3_600_000;
  vi.spyOn(performance, 'now').mockImplementation(() => age);
});
afterEach(() => vi.restoreAllMocks());

test('a page that lacks a file since an upgrade is fetched anew', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  aFileIsGone();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a page stays as it is when the server cannot be reached', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  aFileIsGone();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await new Promise((done) => setTimeout(done));
  expect(reload).not.toHaveBeenCalled();
});

test('a page that has just been fetched is not fetched again and again', async () => {
  age = 2_000;
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  aFileIsGone();
  await new Promise((done) => setTimeout(done));
  expect(fetched).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
