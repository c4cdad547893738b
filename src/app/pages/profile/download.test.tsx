import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '../../../../test/acting.ts';
import { answerCalls, noAnswer, underWay } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { answers, openProfile } from '../../../../test/openProfile.tsx';

eachOnAnEmptyDevice();
afterEach(() => vi.restoreAllMocks());

const goTo = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const zip = () => new Response('PK', { headers: { 'content-type': 'application/zip' } });

/** Asks for all of one's data, and leaves the page while it is under way. */
async function askAndLeave() {
  const coming = underWay();
  answerCalls({ ...answers, 'GET /api/user/export': coming.answer });
  await openProfile();
  press('Download my data');
  await screen.findByRole('button', { name: 'Preparing...' });
  goTo('Dashboard');
  await screen.findByRole('button', { name: 'Log Walk' });
  return coming;
}

test('a download continues when the owner leaves the page, and shows progress on return', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { give } = await askAndLeave();
  goTo('Profile');
  expect((await screen.findByRole('button', { name: 'Preparing...' })).getAttribute('aria-busy')).toBe(
    'true',
  );
  goTo('Dashboard');
  await screen.findByRole('button', { name: 'Log Walk' });
  give(zip());
  expect(await screen.findByText('Download Ready')).toBeTruthy();
  expect(saved).toHaveBeenCalledOnce();
  goTo('Profile');
  expect(await screen.findByRole('button', { name: 'Download my data' })).toBeTruthy();
});

test('a download that fails after the owner has left the page is reported', async () => {
  const { give } = await askAndLeave();
  give(Response.error());
  expect(await screen.findByText('Download Failed')).toBeTruthy();
});

test('a download can be stopped after returning to the page, and started again', async () => {
  await askAndLeave();
  goTo('Profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
  expect(screen.queryByText('Download Failed')).toBeNull();
  answerCalls({ ...answers, 'GET /api/user/export': noAnswer });
  press('Download my data');
  expect(await screen.findByText('Download Failed')).toBeTruthy();
});

test.each([
  ['is stopped', () => press('Stop')],
  ['ends by itself', (give: (answer: Response) => void) => give(Response.error())],
])('when a download %s, focus moves from Stop to the download button', async (_, end) => {
  const coming = underWay();
  answerCalls({ ...answers, 'GET /api/user/export': coming.answer });
  await openProfile();
  press('Download my data');
  (await screen.findByRole('button', { name: 'Stop' })).focus();
  end(coming.give);
  const start = await screen.findByRole('button', { name: 'Download my data' });
  expect(document.activeElement).toBe(start);
});

test("a download is discarded if the owner's session ends meanwhile", async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { give } = await askAndLeave();
  const { tokenRefused } = await import('../../lib/token.ts');
  tokenRefused();
  give(zip());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(saved).not.toHaveBeenCalled();
  expect(screen.queryByText(/^Download/)).toBeNull();
});
