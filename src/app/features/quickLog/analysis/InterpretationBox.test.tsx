import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { biscuit } from '../../../../../test/fakeApi.ts';
import { type Interpretation, noParts } from '../../../../domain/analysis.ts';
import { InterpretationBox } from './InterpretationBox.tsx';

const meaning: Interpretation = {
  ...noParts,
  interpretation: "Here's what I hear: zoomies.",
  severity_level: 'low',
  vet_consultation_needed: false,
  topics: ['b_zoomies'],
  source: 'engine',
};

afterEach(cleanup);

/** Shows what a note means, and waits for what shows it to load. */
async function show(said: Interpretation, note = '') {
  render(<InterpretationBox meaning={said} dog={biscuit} note={note} at={null} />);
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
}

test('what a note may mean is shown with its severity', async () => {
  await show(meaning);
  expect(screen.getByText('What this may mean')).toBeTruthy();
  expect(screen.getByText('Low severity')).toBeTruthy();
});

test('a severity or source unknown to this app looks neither harmless nor broken', async () => {
  await show({ ...meaning, severity_level: 'critical', source: 'committee' });
  expect(screen.getByText('Unknown severity')).toBeTruthy();
  expect(screen.getByText('AI insight. Not a diagnosis.')).toBeTruthy();
});

test('words of comfort are shown alone and announced to screen readers', async () => {
  await show({ ...meaning, interpretation: 'I am so sorry.', topics: [] });
  expect(screen.getByRole('status').textContent).toBe('I am so sorry.');
});

test('an answer is shown in its parts, with the phrase marked in the note and links to sources', async () => {
  const limping: Interpretation = {
    ...meaning,
    severity_level: 'high',
    do_now: ['Call your vet today.', 'Keep your dog still.'],
    heard: 'holding up the back leg',
    also_heard: ['a cut or scrape'],
    may_be: ['A torn ligament of the knee'],
    watch_for: 'Go straight in if the leg feels cold.',
    sources: [{ name: 'VCA', url: 'https://vcahospitals.com/limping' }],
  };
  await show(limping, 'Since the beach, holding up the back leg and whining');
  const steps = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(steps).toEqual(['Call your vet today.', 'Keep your dog still.', 'A torn ligament of the knee']);
  const marked = screen.getByText('holding up the back leg');
  expect(marked.tagName).toBe('MARK');
  expect(marked.parentElement?.textContent).toBe('Since the beach, holding up the back leg and whining');
  expect(screen.getByText('Also: a cut or scrape')).toBeTruthy();
  expect(screen.getByText('Go straight in if the leg feels cold.')).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'VCA' });
  expect(link.href).toBe('https://vcahospitals.com/limping');
});

test('nothing is said where there is nothing to say', async () => {
  await show({ ...meaning, interpretation: '', topics: ['healthy_normal_log'] }, 'Met a goose');
  expect(screen.getByText('Low severity')).toBeTruthy();
  expect(screen.queryByText(/Watch for|What helps/)).toBeNull();
});

test.each([
  ['Book a visit with your vet in the next few days.', 0],
  ['Measure the water for a day.', 1],
])('that a vet should look is said only where the steps do not send to one: %s', async (step, count) => {
  const medium: Interpretation = {
    ...meaning,
    severity_level: 'medium',
    vet_consultation_needed: true,
    do_now: [step],
  };
  await show(medium);
  expect(screen.getByText(step)).toBeTruthy();
  expect(screen.queryAllByText('A vet should look at this.')).toHaveLength(count);
});

test('who states a remark is shown under it, if nothing may be behind the note', () => {
  const taste: Interpretation = {
    ...meaning,
    heard: 'a taste of coffee or tea',
    remark: "Two laps of it don't harm most dogs.",
    sources: [{ name: 'Pet Poison Helpline', url: 'https://www.petpoisonhelpline.com/poison/caffeine/' }],
  };
  render(<InterpretationBox meaning={taste} dog={biscuit} note="a lick of tea" at={null} />);
  expect(screen.getByRole('link', { name: 'Pet Poison Helpline' })).toBeTruthy();
});
