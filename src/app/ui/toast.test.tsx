import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toaster } from './Toaster.tsx';
import { toast, toasts } from './toast.ts';

/** Puts away the toast that is shown. */
const dismiss = () => toasts.dismiss(toasts.current()?.id ?? 0);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('only the newest toast is shown, and it can be taken back', async () => {
  render(<Toaster />);
  act(() => toast({ title: 'First' }));
  act(() => toast({ title: 'Second', description: 'And why' }));
  expect(await screen.findByText('And why', {}, { timeout: 8000 })).toBeTruthy();
  expect(screen.queryByText('First')).toBeNull();
  act(dismiss);
  expect(screen.queryByText('And why')).toBeNull();
});

test('a toast goes after five seconds, is reached by F8, and is forgotten a thousand seconds later', async () => {
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
])('a toast that was closed %s leaves the next one its five seconds', async (_, hold) => {
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

test('a toast says once that it is over, dismissed or replaced', () => {
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
