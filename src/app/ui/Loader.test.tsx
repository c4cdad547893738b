import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Loader } from './Loader.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a loader that takes longer than usual says so and offers to retry', () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  render(<Loader message="Validating your session..." />);
  act(() => void vi.advanceTimersByTime(9_900));
  expect(screen.getByRole('status').textContent).toBe('Validating your session...');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByRole('status').textContent).toContain('This is taking longer than usual');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledOnce();
});
