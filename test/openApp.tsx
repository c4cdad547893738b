import { cleanup, configure, getConfig, prettyDOM, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';

// How long to wait for what never appears: generous, because a busy machine is slow.
vi.setConfig({ testTimeout: 60_000 });
configure({
  asyncUtilTimeout: 20_000,
  // Printing the page whenever a wait has to go on would take a tenth of the time. A wait that ends in vain prints it.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    const error = new Error([message, isWaiting ? '' : prettyDOM(container)].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

const screens = import.meta.glob([
  '../src/app/boot/{routes,SignedIn}.tsx',
  '../src/app/pages/account/resolvers.ts',
  '../src/app/**/*{Page,Sheet,Dialog,Panel,Viewer,Card,View}.tsx',
]);

/** Loads all lazy modules before the first test, so that no test waits for the compiler. */
export function warmUp() {
  beforeAll(() => Promise.all(Object.values(screens).map((load) => load())), 120_000);
}

/** Setup for a file of tests about the whole app: each test starts on an empty device and leaves nothing behind. */
export function eachOnAnEmptyDevice(): void {
  warmUp();
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    // happy-dom has no layout, so it cannot scroll.
    vi.stubGlobal('scrollTo', () => {});
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Opens the app as on a fresh page: nothing of an earlier one is in memory. */
export async function openApp(path: string, token?: string) {
  history.replaceState(null, '', path);
  if (token) {
    localStorage.setItem('authToken', token);
    localStorage.setItem('token', token);
  }
  vi.resetModules();
  const [{ Routes }, { Toaster }] = await Promise.all([
    import('../src/app/boot/routes.tsx'),
    import('../src/app/ui/Toaster.tsx'),
  ]);
  render(
    <>
      <Routes />
      <Toaster />
    </>,
  );
}
