import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { lazyComponent } from './lazyComponent.tsx';
import { Sheet } from './Sheet.tsx';
import { toasts } from './toast.ts';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('something else stands in its place until it has come', async () => {
  let come: (module: { default: typeof Greeting }) => void = () => {};
  const Later = lazyComponent(() => new Promise<{ default: typeof Greeting }>((resolve) => (come = resolve)));
  render(<Later name="Biscuit" fallback={<p>Wait</p>} />);
  expect(screen.getByText('Wait')).toBeTruthy();
  come({ default: Greeting });
  expect(await screen.findByText('Hello Biscuit')).toBeTruthy();
  expect(screen.queryByText('Wait')).toBeNull();
});

test('once it has come it is there at once', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Greeting }>>(async () => ({ default: Greeting }));
  const Later = lazyComponent(load);
  render(<Later name="Biscuit" />);
  await screen.findByText('Hello Biscuit');
  render(<Later name="Rex" fallback={<p>Wait</p>} />);
  expect(screen.getByText('Hello Rex')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a dialog is sent for and drawn when it is opened, at once where its code is there, and stays when it closes', async () => {
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

test('what cannot be fetched says so where it should stand, and comes on Retry; nothing else leaves the screen', async () => {
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

test('what could not be fetched comes by itself when the network is back', async () => {
  const { network, load } = unreachable();
  const Later = lazyComponent(load);
  render(<Later name="Biscuit" errorFallback={<p>Not now</p>} />);
  await screen.findByText('Not now');
  network.online = true;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Hello Biscuit')).toBeTruthy();
});

test('what is to be opened opens once its code is there, which the page shows is coming; a toast says so when it cannot be fetched', async () => {
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

test('what was to be opened over one page does not open over the next', async () => {
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

test('of two that were to be opened while their code was on its way only the last opens', async () => {
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

test('what was to be opened does not open behind a dialog that was opened meanwhile', async () => {
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

test('what a dialog asks for as it closes opens as soon as its code is there', async () => {
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
