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
import { InterpretBehavior, maxNotesLength, noParts } from '../../../domain/analysis.ts';
import type { Dog } from '../../../domain/dog.ts';
import { dailyInsightQuery, dogsQuery, queryClient } from '../../lib/query.ts';
import { DailyInsightCard } from '../insights/DailyInsightCard.tsx';

eachOnQuickLog();

const urgent = {
  ...noParts,
  interpretation: 'Collapse is an emergency. Keep her still. And more.',
  do_now: ['Collapse is an emergency.', 'Keep her still.', 'And more.'],
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
    expect(screen.queryByText('Activity logged successfully!')).toBeNull();
    fireEvent.click(screen.getByText('Undo'));
    await waitFor(() => expect(calls).toContain('DELETE /api/activities/41'));
  });

  test('that was known to be one is saved without a word of success, with whom to call', async () => {
    const calls = answerCalls({
      ...saved,
      'POST /api/interpret-behavior': () => json({ ...urgent, topics: ['toxin_chocolate'] }),
      'GET /api/dogs/7/contacts': () =>
        json({
          vet: { name: 'Dr. Hale', phone: '(555) 010-2030', shared: true },
          emergency: null,
          insurance: null,
        }),
    });
    queryClient.setQueryData(dogsQuery.queryKey, [biscuit]);
    const said: string[] = [];
    const watch = new MutationObserver(() =>
      said.push(document.getElementById('toaster')?.textContent ?? ''),
    );
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    render(<Opened first="health" />);
    fill('Symptoms', 'Collapsed, cannot breathe');
    await screen.findByText('Urgent');
    press('Save Activity');
    const call = await screen.findByRole('link', { name: /^Call Dr. Hale/, hidden: true });
    await screen.findByText('Note saved');
    expect(call.getAttribute('href')).toBe('tel:5550102030');
    const tell = document.querySelector('#toaster [aria-label="What to tell them"]')?.textContent;
    expect(tell).toMatch(/My dog Biscuit: .+Collapsed, cannot breathe.+what it was, how much and when/);
    watch.disconnect();
    expect(said.join()).not.toContain('success');
    expect(calls.filter((each) => each === 'POST /api/interpret-behavior')).toHaveLength(1);
  });

  test('that the server has read is never called a success, even before it is known what to do', async () => {
    const { hear, answer } = heardLate();
    answerCalls({
      ...saved,
      'POST /api/dogs/7/activities': () =>
        json({ ...emergency, severity: 'urgent', timestamp: yesterday(0) }, 201),
      'POST /api/interpret-behavior': answer,
    });
    render(<Opened first="health" />);
    fill('Symptoms', 'Collapsed in the yard');
    press('Save Activity');
    expect(await screen.findByText('Note saved')).toBeTruthy();
    expect(await screen.findByText('Call a vet now.')).toBeTruthy();
    expect(screen.queryByText('Activity logged successfully!')).toBeNull();
    await hear();
    expect(await screen.findByText(/^Call a vet now\. Collapse is an emergency/)).toBeTruthy();
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
        json({ insight: { title: 'Collapsed', text: 'Call a vet now.' }, fromLog: null }),
    });
    queryClient.setQueryData(dailyInsightQuery(7).queryKey, {
      insight: { title: 'All well', text: 'Good.' },
      fromLog: null,
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
    expect(screen.getByText('Note updated')).toBeTruthy();
    expect(screen.queryByText('Activity updated')).toBeNull();
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

test('a note that the server has read as not urgent is not interpreted again', async () => {
  const calls = answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': () =>
      json({ ...logged, id: 46, type: 'health', severity: 'medium', timestamp: yesterday(0) }, 201),
    'POST /api/interpret-behavior': () => json(urgent),
  });
  render(<Opened first="health" />);
  fill('Symptoms', 'Limping since yesterday');
  press('Save Activity');
  await screen.findByText('Activity logged successfully!');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(calls.filter((each) => each === 'POST /api/interpret-behavior')).toEqual([]);
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
  const heard = vi.fn<() => Response>(() => json({ ...urgent, do_now: ['Call your vet now.'] }));
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
