import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Badge } from './Badge.tsx';
import { Ring } from './Ring.tsx';

afterEach(cleanup);

test('a ring with a name tells screen readers how full it is, and never more than full', () => {
  const { rerender } = render(<Ring value={0.667} label="Walks" />);
  const fullness = () => screen.getByRole('progressbar', { name: 'Walks' }).getAttribute('aria-valuenow');
  expect(fullness()).toBe('67');
  rerender(<Ring value={1.5} label="Walks" />);
  expect(fullness()).toBe('100');
});

test('a ring beside text that says the same is decoration', () => {
  render(<Ring value={0.5} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a badge says in words what its colour says', () => {
  render(<Badge tone="urgent">Urgent</Badge>);
  expect(screen.getByText('Urgent').className).toContain('text-urgent');
});
