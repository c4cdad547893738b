import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, json } from '../../../../../test/fakeApi.ts';
import type { Activity } from '../../../../domain/activity.ts';
import { emptyFields } from '../../../../domain/activitySummary.ts';
import { queryClient } from '../../query.ts';
import CompareSheet from './CompareSheet.tsx';
import { photoOf } from './loggedPhotos.ts';

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = (id: number, day: string, said: Partial<Activity>): Activity => ({
  ...emptyFields,
  id,
  dogId: 7,
  type: 'health',
  timestamp: `${day}T12:00:00.000Z`,
  notes: null,
  photos: [`/p${id}`],
  thumbnails: [`/t${id}`],
  by: null,
  severity: null,
  ...said,
});
const now = entry(3, '2026-06-15', { symptoms: 'Hot spot' });
const walk = entry(2, '2026-05-01', { type: 'walk', duration: 25 });
const then = entry(1, '2026-03-03', { symptoms: 'Hot spot, new' });

function open(photo = photoOf(now, 0), logged: Activity[] = [now, walk, then]) {
  const asked: string[] = [];
  answerCalls({
    'GET /api/dogs/7/activities': ({ url }) => {
      asked.push(url.split('?')[1] ?? '');
      return json(logged);
    },
  });
  render(
    <QueryClientProvider client={queryClient}>
      <CompareSheet dogId={7} photo={photo} open onOpenChange={() => {}} />
    </QueryClientProvider>,
  );
  return asked;
}
const shown = () =>
  screen
    .getAllByRole('img')
    .map((image) => image.getAttribute('src'))
    .filter((src) => src?.startsWith('/p') || src?.startsWith('data:'));
const strip = async () => within(await screen.findByRole('group', { name: 'Photos of the log' }));

test('a photo stands beside the last one like it, with both dates in words', async () => {
  const asked = open();
  expect(await screen.findByText(/3 months apart/i)).toBeTruthy();
  expect(asked).toEqual(['has=photos']);
  expect(shown().toSorted()).toEqual(['/p1', '/p3']);
  const text = screen.getByText(/^Left:/, { selector: 'p' }).textContent;
  expect(text).toBe(
    'Left: Mar 3, 2026, Health Check: Hot spot, new. Right: Jun 15, 2026, Health Check: Hot spot. 3 months apart.',
  );
});

test('the line between them moves by keyboard, and says how much of each is shown', async () => {
  open();
  const slider = await screen.findByRole('slider');
  expect(slider.getAttribute('aria-valuetext')).toBe(
    '50% of the photo of Mar 3, 2026, 50% of that of Jun 15, 2026',
  );
  fireEvent.change(slider, { target: { value: '80' } });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^80% .+, 20% /);
  const stage = document.querySelector<HTMLElement>('.compare-stage');
  expect(stage?.style.getPropertyValue('--at')).toBe('80%');
});

test('either photo can be exchanged for any other of the log', async () => {
  open();
  const photos = await strip();
  fireEvent.click(photos.getByRole('button', { name: /^May 1, 2026, Walk/ }));
  expect(screen.getByText(/6 weeks apart/i)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Right:/ }));
  expect(photos.getByRole('button', { name: /^May 1/ }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(photos.getByRole('button', { name: /^Mar 3, 2026/ }));
  expect(shown().toSorted()).toEqual(['/p1', '/p2']);
});

test('a photo that is not saved yet is compared as now', async () => {
  const src = 'data:image/png;base64,AAAA';
  open({ key: src, src, thumbnail: src, timestamp: null, about: 'this photo' });
  await screen.findByText(/months? apart/i);
  expect(screen.getByText(/^Left:/, { selector: 'p' }).textContent).toContain('Right: Now, this photo.');
  expect(shown().toSorted()).toEqual(['/p3', src].toSorted());
});

test('the only photo of a log says what to do', async () => {
  open(photoOf(now, 0), [now]);
  expect(await screen.findByText(/^This is the only photo so far/)).toBeTruthy();
});

test('older photos are loaded on request', async () => {
  const pages = [
    { rows: [now, walk], next: 'c1' },
    { rows: [then], next: null },
  ];
  answerCalls({
    'GET /api/dogs/7/activities': ({ url }) => {
      const page = pages[url.includes('before=c1') ? 1 : 0];
      const headers: Record<string, string> = page?.next
        ? { link: `</api/dogs/7/activities?has=photos&before=${page.next}>; rel="next"` }
        : {};
      return Response.json(page?.rows, { headers });
    },
  });
  render(
    <QueryClientProvider client={queryClient}>
      <CompareSheet dogId={7} photo={photoOf(now, 0)} open onOpenChange={() => {}} />
    </QueryClientProvider>,
  );
  const photos = await strip();
  expect(photos.queryByRole('button', { name: /^Mar 3/ })).toBeNull();
  fireEvent.click(photos.getByRole('button', { name: 'Older' }));
  expect(await photos.findByRole('button', { name: /^Mar 3/ })).toBeTruthy();
});
