import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { lazyComponent } from './lazyComponent.tsx';
import { Sheet } from './Sheet.tsx';
import { toasts } from './toast.ts';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('shows the fallback until it has loaded', async () => {
  let come: (module: { default: typeof Greeting }) => void = () => {};
  const Later = lazyComponent(() => new Promise<{ default: typeof Greeting }>((resolve) => (come = resolve)));
  render(<Later name="Biscuit" fallback={<p>Wait</p>} />);
  expect(screen.getByText('Wait')).toBeTruthy();
  come({ default: Greeting });
  expect(await screen.findByText('Hello Biscuit')).toBeTruthy();
  expect(screen.queryByText('Wait')).toBeNull();
});

test('renders at once when it is already loaded', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Greeting }>>(async () => ({ default: Greeting }));
  const Later = lazyComponent(load);
  render(<Later name="Biscuit" />);
  await screen.findByText('Hello Biscuit');
  render(<Later name="Rex" fallback={<p>Wait</p>} />);
  expect(screen.getByText('Hello Rex')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a dialog is loaded when first opened, then rendered at once and kept when closed', async () => {
  const Dialog = ({ open }: { open: boolean }) => <p>{open ? 'Open' : 'Closed'}</p>;
  const load = vi.fn<() => Promise<{ default: typeof Dialog }>>(async () => ({ default: Dialog }));
  const Later = lazyComponent(load);
  const { rerender } = render(<Later open={false} fallback={<p>Wait</p>} />);
  expect(document.body.textContent).toBe('');
  expect(load).not.toHaveBeenCalled();
  await Later.load();
  rerender(<Later open={false} />);
  expect(document.body.textContent).toBe('');
  rerender(<Later open />);
  expect(screen.getByText('Open')).toBeTruthy();
  rerender(<Later open={false} />);
  expect(screen.getByText('Closed')).toBeTruthy();
});

/** Code that cannot be fetched until `online` is true. */
function unreachable() {
  const network = { online: false };
  const load = vi.fn<() => Promise<{ default: typeof Greeting }>>(async () => {
    if (!network.online) throw new TypeError('Failed to fetch');
    return { default: Greeting };
  });
  return { network, load };
}

test('a failed load shows an error in its place with Retry, and the rest of the page stays', async () => {
  const { network, load } = unreachable();
  const Later = lazyComponent(load);
  render(
    <>
      <p>Untouched</p>
      <Later name="Biscuit" />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load this part");
  expect(screen.getByText('Untouched')).toBeTruthy();
  network.online = true;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello Biscuit')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('loads by itself when the network is back', async () => {
  const { network, load } = unreachable();
  const Later = lazyComponent(load);
  render(<Later name="Biscuit" errorFallback={<p>Not now</p>} />);
  await screen.findByText('Not now');
  network.online = true;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Hello Biscuit')).toBeTruthy();
});

test('opens once loaded, shows progress meanwhile, and reports a failed load in a toast', async () => {
  const { network, load } = unreachable();
  const Later = lazyComponent(load);
  const act = vi.fn<() => void>();
  Later.preload();
  Later.whenLoaded(act);
  expect(document.documentElement.hasAttribute('data-fetching')).toBe(true);
  await vi.waitFor(() => expect(toasts.current()).toMatchObject({ title: "We couldn't load this part" }));
  expect(act).not.toHaveBeenCalled();
  expect(document.documentElement.hasAttribute('data-fetching')).toBe(false);
  network.online = true;
  Later.whenLoaded(act);
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1));
  Later.whenLoaded(act);
  expect(act).toHaveBeenCalledTimes(2);
});

/** Code that comes when told to. */
function onItsWay() {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const Later = lazyComponent<{ name: string }>(() => coming.then(() => ({ default: Greeting })));
  return { Later, come };
}

const settled = () =>
  vi.waitFor(() => expect(document.documentElement.hasAttribute('data-fetching')).toBe(false));

test('does not open after the owner has gone to another page', async () => {
  const { Later, come } = onItsWay();
  const act = vi.fn<() => void>();
  Later.whenLoaded(act);
  history.pushState(null, '', '/insights');
  onTestFinished(() => history.replaceState(null, '', '/'));
  come();
  await settled();
  expect(act).not.toHaveBeenCalled();
  Later.whenLoaded(act);
  expect(act).toHaveBeenCalledTimes(1);
});

test('of two to be opened while loading, only the last opens', async () => {
  const [first, second] = [onItsWay(), onItsWay()];
  const [early, late] = [vi.fn<() => void>(), vi.fn<() => void>()];
  first.Later.whenLoaded(early);
  second.Later.whenLoaded(late);
  second.come();
  first.come();
  await settled();
  expect(late).toHaveBeenCalledTimes(1);
  expect(early).not.toHaveBeenCalled();
});

const password = (open: boolean) => (
  <Sheet open={open} onOpenChange={() => {}} title="Change password">
    <input aria-label="New password" />
  </Sheet>
);

test('does not open behind a dialog that was opened meanwhile', async () => {
  const { Later, come } = onItsWay();
  const act = vi.fn<() => void>();
  Later.whenLoaded(act);
  const { rerender } = render(password(true));
  await screen.findByRole('dialog');
  come();
  await settled();
  expect(act).not.toHaveBeenCalled();
  rerender(password(false));
  Later.whenLoaded(act);
  expect(act).toHaveBeenCalledTimes(1);
});

test('opens after the dialog that asked for it has closed', async () => {
  const { Later, come } = onItsWay();
  const act = vi.fn<() => void>();
  const { rerender } = render(password(true));
  await screen.findByRole('dialog');
  Later.whenLoaded(act);
  rerender(password(false));
  come();
  await settled();
  expect(act).toHaveBeenCalledTimes(1);
});
