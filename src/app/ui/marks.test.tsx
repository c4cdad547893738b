import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Badge } from './Badge.tsx';
import { Ring } from './Ring.tsx';
import { Skeleton } from './Skeleton.tsx';

afterEach(cleanup);

test.each([
  [-1, null],
  [0.25, '0.25 2'],
  [1.5, 'full'],
])('a ring of %d is drawn no emptier than empty and no fuller than full', (value, dashes) => {
  const { container } = render(<Ring value={value} />);
  const [, done] = container.querySelectorAll('circle');
  expect(done ? (done.getAttribute('stroke-dasharray') ?? 'full') : null).toBe(dashes);
});

test('a badge says in words what its colour says', () => {
  render(<Badge tone="urgent">Urgent</Badge>);
  expect(screen.getByText('Urgent').className).toContain('text-urgent');
});

test('what is on its way is as round as the thing itself, and a little where that is not said', () => {
  const roundness = (className: string) => {
    const { container } = render(<Skeleton className={className} />);
    return container.firstElementChild?.className.match(/rounded-\w+/g);
  };
  expect(roundness('size-16 rounded-full')).toEqual(['rounded-full']);
  expect(roundness('h-4 w-24')).toEqual(['rounded-sm']);
});
