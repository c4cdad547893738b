import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drafts } from '../../../../test/acting.ts';
import { answerCalls, json, noAnswer, underWay } from '../../../../test/fakeApi.ts';
import {
  eachOnQuickLog,
  field,
  fill,
  logged,
  noHistory,
  Opened,
  press,
} from '../../../../test/openQuickLog.tsx';
import { newSubmission } from '../../lib/idempotency.ts';
import { saveEntryDraft } from './entryDrafts.ts';

eachOnQuickLog();

const closed = (label: string) => waitFor(() => expect(screen.queryByLabelText(label)).toBeNull());
const cough = {
  ...logged,
  type: 'health' as const,
  timestamp: '2026-06-15T12:05:20.000Z',
  symptoms: 'Cough',
};

const keyReused = {
  error: 'This Idempotency-Key was used for another request',
  code: 'idempotency_key_reused',
};

test('an entry reopened while it is saved waits, and closes once it is saved', async () => {
  const save = underWay();
  const calls = answerCalls({ ...noHistory, 'POST /api/dogs/7/activities': save.answer });
  render(<Opened first="health" />);
  fill('Symptoms', 'Coughs');
  press('Save Activity');
  await screen.findByText('Saving...');
  press('Cancel');
  await closed('Symptoms');
  press('Open');
  await waitFor(() => expect(field('Symptoms').value).toBe('Coughs'));
  expect(screen.getByText('Saving...')).toBeTruthy();
  expect(field('Symptoms').closest('fieldset')?.disabled).toBe(true);
  save.give(json({ ...cough, symptoms: 'Coughs' }, 201));
  expect(await screen.findByText('Activity logged successfully!')).toBeTruthy();
  await closed('Symptoms');
  expect(drafts()).toEqual([]);
  press('Open');
  await waitFor(() => expect(field('Symptoms').value).toBe(''));
  expect(calls.filter((call) => call.startsWith('POST /api/dogs'))).toHaveLength(1);
});

test('an entry reopened while its save fails can be edited', async () => {
  const save = underWay();
  answerCalls({ ...noHistory, 'POST /api/dogs/7/activities': save.answer });
  render(<Opened first="health" />);
  fill('Symptoms', 'Coughs');
  press('Save Activity');
  await screen.findByText('Saving...');
  press('Cancel');
  await closed('Symptoms');
  press('Open');
  await waitFor(() => expect(field('Symptoms').value).toBe('Coughs'));
  save.give(json({ error: 'The database is away' }, 503));
  expect(await screen.findByText('The database is away')).toBeTruthy();
  await waitFor(() => expect(field('Symptoms').closest('fieldset')?.disabled).toBe(false));
});

test('a draft that was saved in another tab is gone', async () => {
  answerCalls(noHistory);
  render(<Opened first="health" />);
  fill('Symptoms', 'Coughs');
  press('Cancel');
  await closed('Symptoms');
  expect(drafts()).toEqual(['draft:7:health']);
  localStorage.removeItem('draft:7:health');
  press('Open');
  await screen.findByLabelText('Symptoms');
  expect(field('Symptoms').value).toBe('');
});

test('a draft is sent with the same key from any tab', async () => {
  const keys: (string | null)[] = [];
  answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': (call) => {
      keys.push(call.headers.get('idempotency-key'));
      return noAnswer(call);
    },
  });
  render(<Opened first="health" />);
  fill('Symptoms', 'Coughs');
  const { submission } = JSON.parse(localStorage.getItem('draft:7:health') ?? '');
  press('Save Activity');
  await screen.findByText('Error logging activity');
  expect(keys).toEqual([submission.key]);
});

test('an entry that another tab already saved is stored again only on request', async () => {
  const keys = new Set<string | null>();
  answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': ({ headers, body }) => {
      keys.add(headers.get('idempotency-key'));
      return keys.size === 1
        ? json({ ...keyReused, stored: { ...cough, timestamp: '2026-06-15T11:00:00.000Z' } }, 422)
        : json({ ...cough, ...(body as object) }, 201);
    },
  });
  render(<Opened first="health" />);
  fill('Symptoms', 'Coughs');
  press('Save Activity');
  expect(await screen.findByText(/^This was already saved, maybe in another window/)).toBeTruthy();
  expect(field('Symptoms').value).toBe('Coughs');
  fireEvent.click(await screen.findByRole('button', { name: 'Save Activity' }));
  expect(await screen.findByText('Activity logged successfully!')).toBeTruthy();
});

test('an entry edited after its response was lost updates the stored one', async () => {
  let stored: typeof cough | undefined;
  const calls = answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': (call) => {
      if (stored) return json({ ...keyReused, stored }, 422);
      stored = { ...cough, ...(call.body as object) };
      return noAnswer(call);
    },
    'PUT /api/activities/1': ({ body }) => json({ ...cough, ...(body as object) }),
  });
  render(<Opened first="health" />);
  fill('Symptoms', 'Coughs');
  press('Save Activity');
  await screen.findByText('Error logging activity');
  fill('Symptoms', 'Coughs a lot');
  fireEvent.click(await screen.findByRole('button', { name: 'Save Activity' }));
  expect(await screen.findByText('Activity logged successfully!')).toBeTruthy();
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual(['PUT /api/activities/1']);
});

test('a reopened draft of an edit changes only what was typed', async () => {
  let sent: unknown;
  answerCalls({
    'GET /api/dogs/7/activities': () => json([{ ...cough, symptoms: 'Cough and fever' }]),
    'PUT /api/activities/1': ({ body }) => {
      sent = body;
      return json({ ...cough, ...(body as object) });
    },
  });
  const { unmount } = render(<Opened first="health" corrected={cough} />);
  fill('Notes', 'Since Monday');
  unmount();
  render(<Opened first="health" corrected={cough} />);
  await waitFor(() => expect(field('Notes').value).toBe('Since Monday'));
  press('Save Changes');
  expect(await screen.findByText('Activity updated')).toBeTruthy();
  expect(sent).toMatchObject({ symptoms: 'Cough and fever', notes: 'Since Monday' });
});

test('editing an entry that was removed on another device says so and leaves no draft', async () => {
  answerCalls({ ...noHistory, 'PUT /api/activities/1': () => json({ error: 'Activity not found' }, 404) });
  render(<Opened first="health" corrected={cough} />);
  fill('Notes', 'Since Monday');
  press('Save Changes');
  expect(await screen.findByText(/^This activity was removed/)).toBeTruthy();
  expect(field('Notes').value).toBe('Since Monday');
  fill('Notes', 'Since Tuesday');
  press('Cancel');
  await closed('Notes');
  expect(drafts()).toEqual([]);
});

/** Speech recognition that hears what it is told to. */
function microphone() {
  const started: EventTarget[] = [];
  class Recognition extends EventTarget {
    start() {
      started.push(this);
    }
    abort() {}
  }
  vi.stubGlobal('webkitSpeechRecognition', Recognition);
  return {
    say: (transcript: string) => {
      press('Voice log');
      act(() => {
        started.at(-1)?.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }));
        started.at(-1)?.dispatchEvent(new Event('end'));
      });
    },
  };
}

test.each([
  ['shown in the form', 'feeding'],
  ['of another type', 'walk'],
] as const)('spoken words are not mixed with an earlier draft %s', async (_, first) => {
  answerCalls(noHistory);
  const { say } = microphone();
  saveEntryDraft(7, 'feeding', {
    entry: { foodType: 'wet food', amount: '0.5 bowl', notes: 'Fed half a bowl of wet food' },
    photos: [],
    photosLost: 0,
    submission: newSubmission(),
  });
  render(<Opened first={first} />);
  if (first === 'feeding') await screen.findByText('We kept your draft.');
  say('she ate one cup of kibble');
  await waitFor(() => expect(field('Notes').value).toBe('She ate one cup of kibble'));
  expect(field('Food type').value).toBe('kibble');
  expect(screen.queryByText('We kept your draft.')).toBeNull();
});

test('spoken words are added to what was typed since', async () => {
  answerCalls(noHistory);
  const { say } = microphone();
  saveEntryDraft(7, 'walk', {
    entry: { location: 'Beach' },
    photos: [],
    photosLost: 0,
    submission: newSubmission(),
  });
  render(<Opened first="walk" />);
  await screen.findByText('We kept your draft.');
  fill('Notes', 'Met Rex');
  say('walked for twenty minutes');
  await waitFor(() => expect(field('Duration (minutes)').value).toBe('20'));
  expect(field('Location').value).toBe('Beach');
  expect(field('Notes').value).toContain('Met Rex');
});
