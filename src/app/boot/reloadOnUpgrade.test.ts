import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '../ui/toast.ts';
import { reloadOnUpgrade } from './reloadOnUpgrade.ts';

const reload = vi.fn<() => void>();
let age = 0;
reloadOnUpgrade(reload);
const aFileIsGone = () => dispatchEvent(new Event('vite:preloadError'));

/** The page that the server gives, of this release or another. */
const released = (name: string) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(`<script type="module" src="/assets/main-${name}.js"></script>`));
const asked = (fetched: { mock: { settledResults: unknown[] } }) =>
  vi.waitFor(() => expect(fetched.mock.settledResults).toHaveLength(1));
const aMoment = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  reload.mockClear();
  age = 3_600_000;
  vi.spyOn(performance, 'now').mockImplementation(() => age);
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/main-Abc-1234.js">';
  document.body.innerHTML = '';
});
afterEach(() => {
  toasts.dismiss();
  vi.restoreAllMocks();
});

test('a page that misses a file after an upgrade is reloaded', async () => {
  released('Xyz_5678');
  aFileIsGone();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test.each([
  ['of the same release', () => released('Abc-1234')],
  ['whose server cannot be reached', () => vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError())],
  [
    'on a network that first asks to sign in',
    () => vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html>Welcome to our Wi-Fi</html>')),
  ],
])('a page %s is not reloaded', async (_, answer) => {
  const fetched = answer();
  aFileIsGone();
  await asked(fetched);
  await aMoment();
  expect(reload).not.toHaveBeenCalled();
  expect(toasts.current()?.open).toBeFalsy();
});

test('a page with typed text offers to reload instead of reloading', async () => {
  released('Xyz_5678');
  document.body.innerHTML = '<form><input type="radio" value="on"><textarea>Itchy ear</textarea></form>';
  aFileIsGone();
  await vi.waitFor(() =>
    expect(toasts.current()).toMatchObject({ title: 'Hark has been updated.', open: true }),
  );
  expect(reload).not.toHaveBeenCalled();
  expect(toasts.current()?.action?.label).toBe('Reload');
  toasts.current()?.action?.onSelect();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that was just loaded is not reloaded over and over', async () => {
  age = 2_000;
  const fetched = released('Xyz_5678');
  aFileIsGone();
  await aMoment();
  expect(fetched).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
