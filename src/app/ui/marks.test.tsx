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
])('a ring of %d is drawn between empty and full', (value, dashes) => {
  const { container } = render(<Ring value={value} />);
  const [, done] = container.querySelectorAll('circle');
  expect(done ? (done.getAttribute('stroke-dasharray') ?? 'full') : null).toBe(dashes);
});

test('a badge also says in words what its color means', () => {
  render(<Badge tone="urgent">Urgent</Badge>);
  expect(screen.getByText('Urgent').className).toContain('text-urgent');
});

test('a skeleton has the rounding of what it stands for, or a small one', () => {
  const roundness = (className: string) => {
    const { container } = render(<Skeleton className={className} />);
    return container.firstElementChild?.className.match(/rounded-\w+/g);
  };
  expect(roundness('size-16 rounded-full')).toEqual(['rounded-full']);
  expect(roundness('h-4 w-24')).toEqual(['rounded-sm']);
});
