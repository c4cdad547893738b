import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';
import { toast, toasts } from './toast.ts';

/** Puts away the toast that is shown. */
const dismiss = () => toasts.dismiss(toasts.current()?.id ?? 0);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('only the newest toast is shown, and it can be dismissed', async () => {
  render(<Toaster />);
  act(() => toast({ title: 'First' }));
  act(() => toast({ title: 'Second', description: 'And why' }));
  expect(await screen.findByText('And why', {}, { timeout: 8000 })).toBeTruthy();
  expect(screen.queryByText('First')).toBeNull();
  act(dismiss);
  expect(screen.queryByText('And why')).toBeNull();
});

test('a toast closes after five seconds, F8 focuses it, and it is forgotten after 1,000 more', async () => {
  render(<Toaster />);
  act(() => toast({ title: 'Warm up' }));
  await screen.findByText('Warm up', {}, { timeout: 8000 });
  expect(screen.getByRole('region', { name: /F8/ })).toBeTruthy();
  vi.useFakeTimers();
  act(() => toast({ title: 'Saved' }));
  act(() => void vi.advanceTimersByTime(4_900));
  expect(screen.getByText('Saved')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(200));
  expect(toasts.current()).toMatchObject({ title: 'Saved', open: false });
  vi.advanceTimersByTime(999_000);
  expect(toasts.current()).toBeDefined();
  vi.advanceTimersByTime(1_000);
  expect(toasts.current()).toBeUndefined();
});

test.each([
  ['under the pointer', (toaster: HTMLElement) => fireEvent.pointerMove(toaster)],
  ['with the focus in it', () => screen.getByRole('button', { name: 'Dismiss' }).focus()],
])('a toast closed %s leaves the next one its full five seconds', async (_, hold) => {
  render(<Toaster />);
  act(() => toast({ title: 'Closed by hand' }));
  await screen.findByText('Closed by hand', {}, { timeout: 8000 });
  vi.useFakeTimers();
  act(() => void hold(screen.getByRole('region', { name: /F8/ })));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  act(() => toast({ title: 'Next' }));
  expect(screen.getByText('Next')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(5_100));
  expect(toasts.current()).toMatchObject({ title: 'Next', open: false });
});

test('a toast calls onClosed once, whether dismissed or replaced', () => {
  const over: string[] = [];
  toast({ title: 'First', onClosed: () => over.push('first') });
  const { id: first } = toasts.current()!;
  toast({ title: 'Second', onClosed: () => over.push('second') });
  expect(over).toEqual(['first']);
  dismiss();
  dismiss();
  toasts.dismiss(first);
  toast({ title: 'Third' });
  dismiss();
  expect(over).toEqual(['first', 'second']);
});

describe('when the code of toasts cannot be loaded', () => {
  /** A toaster of a page that has not loaded it yet. */
  async function open() {
    vi.resetModules();
    vi.doMock('./ToastView.tsx', () => {
      throw new TypeError('Failed to fetch');
    });
    const { Toaster: There } = await import('./Toaster.tsx');
    const there = await import('./toast.ts');
    render(<There />);
    return there;
  }
  afterEach(() => vi.doUnmock('./ToastView.tsx'));

  test('a message still closes after five seconds', async () => {
    const there = await open();
    const over = vi.fn<() => void>();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => there.toast({ title: 'Activity removed', onClosed: over }));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Activity removed'));
    act(() => void vi.advanceTimersByTime(5_100));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(over).toHaveBeenCalledOnce();
  });

  test('a message still offers its action', async () => {
    const there = await open();
    const done: string[] = [];
    act(() =>
      there.toast({
        title: 'Activity removed',
        action: { label: 'Undo', onSelect: () => done.push('undone') },
        onClosed: () => done.push('over'),
      }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(done).toEqual(['undone', 'over']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the next message loads it again', async () => {
    const there = await open();
    act(() => there.toast({ title: 'First' }));
    await screen.findByRole('alert');
    vi.doUnmock('./ToastView.tsx');
    act(() => there.toast({ title: 'Second' }));
    expect(await screen.findByRole('region', { name: /F8/ }, { timeout: 8000 })).toBeTruthy();
    expect(await screen.findByText('Second')).toBeTruthy();
  });
});
