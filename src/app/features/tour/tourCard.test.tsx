import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Toaster } from '../../ui/Toaster.tsx';
import { toast } from '../../ui/toast.ts';
import TourCard from './TourCard.tsx';

test('Escape ends the tour even if a message came after it', async () => {
  const onEnd = vi.fn<(how: 'completed' | 'skipped') => void>();
  render(
    <>
      <Toaster />
      <TourCard onEnd={onEnd} />
    </>,
  );
  const next = await screen.findByRole('button', { name: 'Next' });
  expect(document.activeElement).toBe(next);
  act(() => toast({ title: 'Dog profile created!' }));
  await screen.findByText('Dog profile created!', { selector: 'div' });
  fireEvent.keyDown(next, { key: 'Escape' });
  expect(onEnd).toHaveBeenCalledWith('skipped');
});
