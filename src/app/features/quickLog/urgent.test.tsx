import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerCalls, biscuit, json } from '../../../../test/fakeApi.ts';
import {
  eachOnQuickLog,
  fill,
  logged,
  noHistory,
  Opened,
  press,
  tab,
  yesterday,
} from '../../../../test/openQuickLog.tsx';
import type { Activity } from '../../../domain/activity.ts';
import { InterpretBehavior, maxNotesLength } from '../../../domain/analysis.ts';
import type { Dog } from '../../../domain/dog.ts';
import { dailyInsightQuery, queryClient } from '../../lib/query.ts';
import { DailyInsightCard } from '../insights/DailyInsightCard.tsx';

eachOnQuickLog();

const urgent = {
  interpretation: 'Collapse is an emergency. Keep her still. And more.',
  severity_level: 'urgent',
  vet_consultation_needed: true,
  topics: ['collapse'],
  source: 'engine',
};

describe('an emergency that was just saved', () => {
  /** What is answered when the note is read, which is after it was saved. */
  function heardLate() {
    let hear = () => {};
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    return { hear: () => act(async () => hear()), answer: () => heard.then(() => json(urgent)) };
  }
  const emergency = { ...logged, id: 41, type: 'health', symptoms: 'Collapsed, cannot breathe' };
  const saved = {
    ...noHistory,
    'POST /api/dogs/7/activities': () => json({ ...emergency, timestamp: yesterday(0) }, 201),
  };

  test('is reported with what to do, and can still be undone', async () => {
    const { hear, answer } = heardLate();
    const asked = vi.fn<(call: { body: unknown }) => Promise<Response>>(answer);
    const calls = answerCalls({
      ...saved,
      'POST /api/interpret-behavior': asked,
      'DELETE /api/activities/41': () => new Response(null, { status: 204 }),
    });
    render(<Opened first="health" />);
    fill('Symptoms', 'Collapsed, cannot breathe');
    press('Save Activity');
    await screen.findByText('Activity logged successfully!');
    await hear();
    expect(asked.mock.lastCall?.[0].body).toMatchObject({ activityId: 41 });
    // What to do comes first in what Hark says; the rest stands where the note is read.
    expect(await screen.findByText('Call a vet now. Collapse is an emergency. Keep her still.')).toBeTruthy();
    fireEvent.click(screen.getByText('Undo'));
    await waitFor(() => expect(calls).toContain('DELETE /api/activities/41'));
  });

  test('is not reported once it was undone', async () => {
    const { hear, answer } = heardLate();
    const calls = answerCalls({
      ...saved,
      'POST /api/interpret-behavior': answer,
      'DELETE /api/activities/41': () => new Response(null, { status: 204 }),
    });
    render(<Opened first="health" />);
    fill('Symptoms', 'Collapsed, cannot breathe');
    press('Save Activity');
    fireEvent.click(await screen.findByText('Undo'));
    await waitFor(() => expect(calls).toContain('DELETE /api/activities/41'));
    await hear();
    expect(screen.queryByText(/Call a vet now/)).toBeNull();
  });

  test.each([
    ['a health note', 'health', { symptoms: 'Tired' }],
    ['a walk', 'walk', { duration: 20, notes: 'Collapsed, cannot breathe' }],
  ] as const)('is reported if it was added by editing %s', async (_, type, said) => {
    const old = { ...logged, location: null, duration: null, id: 42, type, ...said, timestamp: yesterday() };
    const calls = answerCalls({
      ...noHistory,
      'POST /api/interpret-behavior': () => json(urgent),
      'PUT /api/activities/42': () => json({ ...emergency, id: 42, timestamp: yesterday() }),
      'GET /api/insights/dogs/7/daily-insight': () =>
        json({ insight: { title: 'Collapsed', text: 'Call a vet now.' } }),
    });
    queryClient.setQueryData(dailyInsightQuery(7).queryKey, {
      insight: { title: 'All well', text: 'Good.' },
    });
    render(
      <QueryClientProvider client={queryClient}>
        <DailyInsightCard dog={biscuit as unknown as Dog} />
      </QueryClientProvider>,
    );
    render(<Opened first={type} corrected={old as unknown as Activity} />);
    if (type === 'walk') tab('Health');
    await screen.findByLabelText('Symptoms');
    fill('Symptoms', 'Collapsed, cannot breathe');
    press('Save Changes');
    expect(await screen.findByText(/^Call a vet now\. Collapse is an emergency/)).toBeTruthy();
    expect(screen.getByText('Activity updated')).toBeTruthy();
    expect(await screen.findByText('Collapsed')).toBeTruthy();
    expect(calls).toContain('PUT /api/activities/42');
  });

  test('is not reported again after an edit that did not change its text', async () => {
    const old = { ...emergency, location: null, duration: null, timestamp: yesterday() };
    const calls = answerCalls({
      ...noHistory,
      'POST /api/interpret-behavior': () => json(urgent),
      'PUT /api/activities/41': () => json(old),
    });
    render(<Opened first="health" corrected={old as unknown as Activity} />);
    await screen.findByLabelText('Symptoms');
    fill('Date', '2020-02-02');
    press('Save Changes');
    await screen.findByText('Activity updated');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(calls).toContain('PUT /api/activities/41');
    expect(screen.queryByText(/^Call a vet now\. Collapse/)).toBeNull();
  });
});

test('a note that is too short is saved without asking for an interpretation', async () => {
  const few = { ...logged, id: 43, type: 'health', symptoms: 'Tired now', timestamp: yesterday(0) };
  const calls = answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': () => json(few, 201),
    'POST /api/interpret-behavior': () => json(urgent),
  });
  render(<Opened first="health" />);
  fill('Symptoms', 'Tired now');
  press('Save Activity');
  await screen.findByText('Activity logged successfully!');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(calls).not.toContain('POST /api/interpret-behavior');
});

test('a note that is not urgent is saved without a message about a vet', async () => {
  let hear = () => {};
  const heard = new Promise<Response>((resolve) => {
    hear = () => resolve(json({ ...urgent, severity_level: 'high' }));
  });
  const asked = vi.fn<() => Promise<Response>>(() => heard);
  answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': () => json({ ...logged, id: 44, type: 'health' }, 201),
    'POST /api/interpret-behavior': asked,
  });
  render(<Opened first="health" />);
  fill('Symptoms', 'Limping since yesterday');
  press('Save Activity');
  await screen.findByText('Activity logged successfully!');
  expect(asked).toHaveBeenCalled();
  await act(async () => hear());
  expect(screen.getByText('Activity logged successfully!')).toBeTruthy();
  expect(screen.queryByText(/^Call a vet now/)).toBeNull();
});

test('of a long note only the beginning is interpreted, cut between characters', async () => {
  const asked: unknown[] = [];
  answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': () => json({ ...logged, id: 45, type: 'health' }, 201),
    'POST /api/interpret-behavior': ({ body }) => {
      asked.push(body);
      return json(urgent);
    },
  });
  render(<Opened first="health" />);
  fill('Symptoms', 'Collapsed, cannot breathe.'.padEnd(3000, 'x'));
  fill('Notes', 'And so it goes on. '.padEnd(1998, 'x').concat('🐾'.repeat(100)));
  press('Save Activity');
  expect(await screen.findByText(/^Call a vet now\./)).toBeTruthy();
  for (const body of asked) expect(InterpretBehavior.safeParse(body).error?.issues).toBeUndefined();
  expect(asked.at(-1)).toHaveProperty('notes.length', maxNotesLength);
});

test('an emergency is recognized in the symptoms field, too', async () => {
  const heard = vi.fn<() => Response>(() => json({ ...urgent, interpretation: 'Call your vet now.' }));
  answerCalls({ ...noHistory, 'POST /api/interpret-behavior': heard });
  render(<Opened first="health" />);
  await screen.findByLabelText('Symptoms');
  fill('Symptoms', 'She collapsed and cannot breathe');
  expect(await screen.findByText('Call your vet now.')).toBeTruthy();
  expect(heard).toHaveBeenCalledOnce();
});

test('a saved note is interpreted under its own id, not as a later note', async () => {
  const asked: unknown[] = [];
  const unheard = ({ body }: { body: unknown }) => {
    asked.push(body);
    return json({ error: 'Away' }, 503);
  };
  const photo = 'data:image/png;base64,AAAA';
  const old = { ...logged, id: 42, type: 'health', symptoms: 'Vomited once', photos: [photo] };
  answerCalls({
    ...noHistory,
    'POST /api/interpret-behavior': unheard,
    'POST /api/analyze-photo': unheard,
    'PUT /api/activities/42': () => json({ ...old, timestamp: yesterday() }),
  });
  render(<Opened first="health" corrected={{ ...old, timestamp: yesterday() }} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  press('Analyze Photo');
  await waitFor(() => expect(asked).toHaveLength(2));
  fill('Notes', 'After grass');
  press('Save Changes');
  await waitFor(() => expect(asked).toHaveLength(3));
  for (const body of asked) expect(body).toMatchObject({ dogId: 7, activityId: 42 });
});
