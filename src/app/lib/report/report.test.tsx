import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press } from '../../../../test/acting.ts';
import { anOwner, answerCalls, biscuit, json, noAnswer, underWay } from '../../../../test/fakeApi.ts';
import { Toaster } from '../../ui/Toaster.tsx';
import { toasts } from '../../ui/toast.ts';
import { queryClient } from '../query.ts';
import { ReportButton } from './ReportButton.tsx';

// A device with a share sheet, which is asked when the page loads.
const shared = vi.hoisted(() => {
  const files: File[] = [];
  const share = async ({ files: [one] }: { files: File[] }) => void (one && files.push(one));
  Object.assign(navigator, { canShare: () => true, share });
  return files;
});

const path = 'GET /api/dogs/7/report';
const type = 'application/pdf';
const file = (size = 24_000) =>
  new Response(new Blob(['x'.repeat(size)], { type }), { headers: { 'content-type': type } });

/** Answers reports, and keeps the days that were asked for. */
function answerReports(answer: () => Response | Promise<Response> = () => file()) {
  const asked: string[] = [];
  answerCalls({
    ...anOwner,
    [path]: ({ url }) => {
      const query = new URL(url, 'http://hark').searchParams;
      asked.push(['from', 'to', 'format'].map((name) => query.get(name)).join(' '));
      return answer();
    },
  });
  return asked;
}

async function open(Button = ReportButton) {
  render(
    <QueryClientProvider client={queryClient}>
      <Button dog={{ ...biscuit, name: 'Łatka' }} />
      <Toaster />
    </QueryClientProvider>,
  );
  press('Report for the vet');
  await screen.findByRole('dialog', { name: 'Report for the vet' });
}

beforeEach(() => {
  configure({ asyncUtilTimeout: 8_000 });
  queryClient.clear();
  vi.useFakeTimers({ now: Date.parse('2026-06-15T16:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  toasts.dismiss(toasts.current()?.id ?? 0);
});

test('a report of 90 days is ready without a choice, and saved under a name that says what it is', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { answer, give } = underWay();
  const asked = answerReports(answer);
  await open();
  expect(await screen.findByText('Writing the report...')).toBeTruthy();
  press('Save PDF');
  expect(saved).toEqual([]);
  give(file());
  expect(await screen.findByText('PDF, 24 KB')).toBeTruthy();
  press('Save PDF');
  expect(await screen.findByText('24 KB, saved by your browser.')).toBeTruthy();
  expect(saved).toEqual(['hark-latka-report-2026-06-15.pdf']);
  expect(asked).toEqual(['2026-03-18 2026-06-15 pdf']);
});

test('a report is handed to the share sheet of the device as a file', async () => {
  answerReports();
  // Loaded anew: an earlier test file may have loaded it on a device without a share sheet.
  vi.resetModules();
  await open((await import('./ReportButton.tsx')).ReportButton);
  await screen.findByText('PDF, 24 KB');
  press('Share');
  await waitFor(() =>
    expect(shared.map(({ name, type: kind }) => [name, kind])).toEqual([
      ['hark-latka-report-2026-06-15.pdf', type],
    ]),
  );
});

test('another time is written anew; days in the wrong order are not', async () => {
  const asked = answerReports();
  await open();
  await screen.findByText('PDF, 24 KB');
  press('30 days');
  await waitFor(() => expect(asked.at(-1)).toBe('2026-05-17 2026-06-15 pdf'));
  await screen.findByText('PDF, 24 KB');
  press('Dates');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-06-10' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-06-01' } });
  expect(screen.getByText('Please choose a day that is not before the first')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save PDF' }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '' } });
  expect(screen.getByText('Please choose a day')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-06-12' } });
  await screen.findByText('PDF, 24 KB');
  expect(asked.at(-1)).toBe('2026-06-10 2026-06-12 pdf');
  expect(asked.filter((each) => each.includes('2026-06-01'))).toEqual([]);
});

test.each([
  [
    'the server is busy',
    () => json({ error: 'Many reports are being written right now.' }, 503),
    /^Many reports/,
  ],
  ['there is no network', () => noAnswer({ body: null, headers: new Headers(), url: '' }), /^Network error/],
  [
    'a captive portal answers',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    /^Check your connection/,
  ],
])('a report that fails because %s says so and is written after Retry', async (_, failure, said) => {
  let fails = true;
  answerReports(() => (fails ? failure() : file()));
  await open();
  expect(await screen.findByText('The report could not be written')).toBeTruthy();
  expect(screen.getByText(said)).toBeTruthy();
  fails = false;
  press('Retry');
  expect(await screen.findByText('PDF, 24 KB')).toBeTruthy();
});
