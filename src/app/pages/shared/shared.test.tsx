import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerCalls, json, noAnswer } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { sharedToken, takeLink } from '../../lib/link.ts';
import SharedPage from './SharedPage.tsx';

eachOnAnEmptyDevice();

const card = {
  name: 'Biscuit',
  breed: 'Beagle',
  gender: 'female',
  age: 4,
  weight: 24.5,
  photo: null,
  microchipEnd: '3456',
  conditions: ['Chicken allergy'],
  specialNeeds: 'Afraid of thunder',
  food: 'Kibble is in the pantry',
  meals: [{ time: '07:30', foodType: 'Kibble', amount: '1 cup' }],
  medicines: [
    {
      name: 'Apoquel',
      dose: '16 mg',
      schedule: 'Every day at 8:00 AM',
      instructions: 'With food',
      lastGiven: '2026-11-28T13:02:00.000Z',
    },
    { name: 'Eye drops', dose: null, schedule: 'As needed', instructions: null, lastGiven: null },
  ],
  vet: { name: 'Dr. Hale', phone: '(555) 010-2030 ext. 4' },
  emergency: { name: 'Night Clinic', phone: null },
  ownerName: 'Robin',
  phone: '+1 555 010 2031',
  mayTreat: true,
  treatLimit: 'Up to $500',
};
const empty = {
  ...card,
  age: null,
  weight: null,
  microchipEnd: null,
  conditions: [],
  specialNeeds: null,
  food: null,
  meals: [],
  medicines: [],
  vet: null,
  emergency: null,
  phone: null,
  mayTreat: null,
  treatLimit: null,
};
const shared = (...cards: (typeof card | typeof empty)[]) =>
  json({ kind: 'card', expiresAt: '2026-12-06T12:00:00.000Z', cards, reports: [] });
const ended = () => json({ error: 'Invalid or expired link' }, 400);

test('the token leaves the address bar at once and stays with the visit alone', () => {
  history.replaceState(null, '', '/#shared=abc');
  expect(takeLink(() => localStorage)).toBe('shared');
  expect(location.href).not.toContain('abc');
  expect(sharedToken()).toBe('abc');
  expect(takeLink(() => localStorage)).toBeNull();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('abc');
  history.replaceState(null, '', '/');
  expect(sharedToken()).toBeUndefined();
});

test('a card says what a sitter needs, and calls with one tap', async () => {
  const calls = answerCalls({
    'POST /api/links/open': ({ body }) => (expect(body).toEqual({ token: 'abc' }), shared(card)),
  });
  render(<SharedPage token="abc" />);
  const shown = await screen.findByRole('article', { name: 'Card of Biscuit' });
  for (const text of [
    'Microchip ends in 3456',
    'Chicken allergy',
    'Afraid of thunder',
    'Kibble is in the pantry',
    'About 7:30 AM: Kibble, 1 cup',
    'Apoquel, 16 mgEvery day at 8:00 AMWith foodLast given Nov 28, ',
    'Eye dropsAs needed',
    'A vet may treat Biscuit without asking Robin first.',
    'Up to $500',
    'Night Clinic',
  ])
    expect(shown.textContent).toContain(text);
  const links = screen.getAllByRole('link', { name: /^Call/ });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Call Robin, +1 555 010 2031', 'tel:+15550102031'],
    ['Call Dr. Hale, (555) 010-2030 ext. 4', 'tel:5550102030,4'],
  ]);
  await waitFor(() => expect(document.title).toBe('Card of Biscuit | Hark'));
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(calls).toHaveLength(1);
});

test('what nobody has told is left out', async () => {
  answerCalls({ 'POST /api/links/open': () => shared(empty, { ...empty, name: 'Moose' }) });
  render(<SharedPage token="abc" />);
  const shown = await screen.findByRole('article', { name: 'Card of Biscuit' });
  expect(screen.getByRole('article', { name: 'Card of Moose' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  expect(shown.textContent).toBe("BBiscuitBeagle · FemaleBiscuit's ownerRobin");
});

test('a link that shows nothing any more says so', async () => {
  answerCalls({ 'POST /api/links/open': ended });
  render(<SharedPage token="abc" />);
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('without a network it can be tried again', async () => {
  let isAway = true;
  answerCalls({ 'POST /api/links/open': (call) => (isAway ? noAnswer(call) : shared(card)) });
  render(<SharedPage token="abc" />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isAway = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('article', { name: 'Card of Biscuit' })).toBeTruthy();
});

describe('a report', () => {
  const reported = () =>
    json({
      kind: 'report',
      expiresAt: '2026-12-06T12:00:00.000Z',
      cards: [],
      reports: [{ id: 7, name: 'Biscuit' }],
    });
  const file = (type: string, content: string) =>
    new Response(content, {
      headers: { 'content-type': type, 'content-disposition': 'attachment; filename="x"' },
    });

  test('is shown as the server wrote it, in a frame that runs nothing, and saved as PDF', async () => {
    const asked: unknown[] = [];
    answerCalls({
      'POST /api/links/open': reported,
      'POST /api/links/report': ({ body }) => {
        asked.push(body);
        const { format } = body as { format: string };
        return format === 'html' ? file('text/html', '<h1>Biscuit</h1>') : file('application/pdf', '%PDF-');
      },
    });
    // Saving follows a link, which in this browser would leave the page.
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    render(<SharedPage token="abc" />);
    const frame = await screen.findByTitle('Report of Biscuit');
    expect(frame.getAttribute('srcdoc')).toBe('<h1>Biscuit</h1>');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
    fireEvent.click(screen.getByRole('button', { name: 'Save PDF' }));
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^hark-biscuit-.*\.pdf$/)]));
    expect(asked).toEqual([
      { token: 'abc', dogId: 7, format: 'html', unit: 'lb' },
      { token: 'abc', dogId: 7, format: 'pdf', unit: 'lb' },
    ]);
    await waitFor(() => expect(document.title).toBe('Report of Biscuit | Hark'));
  });

  test('that was taken back while the page was open says so', async () => {
    answerCalls({ 'POST /api/links/open': reported, 'POST /api/links/report': ended });
    render(<SharedPage token="abc" />);
    expect(await screen.findByText('This link no longer works')).toBeTruthy();
  });

  test('that cannot be loaded can be asked for again', async () => {
    let isAway = true;
    answerCalls({
      'POST /api/links/open': reported,
      'POST /api/links/report': (call) => (isAway ? noAnswer(call) : file('text/html', '<h1>Biscuit</h1>')),
    });
    render(<SharedPage token="abc" />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isAway = false;
    fireEvent.click(retry);
    expect(await screen.findByTitle('Report of Biscuit')).toBeTruthy();
  });
});
