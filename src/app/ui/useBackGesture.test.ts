import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBackGesture } from './useBackGesture.ts';

test('going back closes what is open, and only then', () => {
  let closed = 0;
  const { rerender, unmount } = renderHook(({ open }) => useBackGesture(open, () => (closed += 1)), {
    initialProps: { open: false },
  });
  const goBack = () => dispatchEvent(new PopStateEvent('popstate'));
  goBack();
  expect(closed).toBe(0);
  rerender({ open: true });
  goBack();
  expect(closed).toBe(1);
  unmount();
  goBack();
  expect(closed).toBe(1);
});
