import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PasswordHints } from './PasswordHints.tsx';

afterEach(cleanup);

test('the rules are one sentence until something is typed, then a list with examples', () => {
  const { container, rerender } = render(<PasswordHints password="" />);
  expect(container.textContent).toMatch(/^At least 8 characters: upper and lower case/);
  expect(screen.queryByRole('list')).toBeNull();
  rerender(<PasswordHints password="a" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText('Muddy-Paws-42')).toBeTruthy();
  // Not in a typewriter's letters.
  expect(container.querySelector('code')).toBeNull();
});
