import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press, type } from '../../../../test/acting.ts';
import { anOwner, answerCalls, biscuit, json, me } from '../../../../test/fakeApi.ts';
import { DogsProvider } from '../../lib/DogsProvider.tsx';
import { queryClient } from '../../lib/query.ts';
import { SessionContext } from '../../lib/session.ts';
import { CallButtons } from '../../lib/vet/CallVet.tsx';
import { Toaster } from '../../ui/Toaster.tsx';
import { toasts } from '../../ui/toast.ts';
import ContactsCard from './ContactsCard.tsx';
import { UrgentBanner } from './UrgentBanner.tsx';

const none = { vet: null, emergency: null, insurance: null };
const hale = { name: 'Dr. Hale', phone: '(555) 010-2030 ext. 4', shared: true };
const night = { name: null, phone: '+1 555 010 9999', shared: true };
const note = {
  activityId: 41,
  timestamp: '2026-06-15T02:14:00Z',
  note: 'Ate grapes',
  doNow: 'Call your vet, an emergency clinic or a poison hotline now.',
  topics: ['toxin_grapes_raisins'],
  by: { userId: 2, name: 'Sam' },
  resolved: null,
};

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const);
const show = (part: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={{ state: 'home', user: me }}>
        <DogsProvider>{part}</DogsProvider>
      </SessionContext>
      <Toaster />
    </QueryClientProvider>,
  );

beforeEach(() => {
  configure({ asyncUtilTimeout: 8_000 });
  queryClient.clear();
  vi.stubEnv('TZ', 'America/New_York');
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  toasts.dismiss(toasts.current()?.id ?? 0);
});

test('the own vet is called first, then the clinic, and a poison line if something was swallowed', async () => {
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/contacts': () => json({ ...none, vet: hale, emergency: night }),
  });
  const { rerender } = show(<CallButtons dog={biscuit} topics={['toxin_chocolate']} />);
  await screen.findByRole('link', { name: /Call Dr\. Hale/ });
  expect(links().slice(0, 3)).toEqual([
    ['Call Dr. Hale(555) 010-2030 ext. 4', 'tel:5550102030,4'],
    ['Call the emergency clinic+1 555 010 9999', 'tel:+15550109999'],
    ['Call ASPCA Animal Poison Control(888) 426-4435 · A fee may apply.', 'tel:8884264435'],
  ]);
  rerender(
    <QueryClientProvider client={queryClient}>
      <DogsProvider>
        <CallButtons dog={biscuit} topics={['collapse']} />
      </DogsProvider>
    </QueryClientProvider>,
  );
  expect(links()).toHaveLength(2);
});

test('without a number, one can be added, and a map looks for a vet; what was added is called', async () => {
  let contacts: object = none;
  const put = vi.fn<(call: { body: unknown }) => Response>(({ body }) => {
    contacts = { ...none, vet: { ...(body as { vet: object }).vet, shared: true } };
    return json(contacts);
  });
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/contacts': () => json(contacts),
    'PUT /api/dogs/7/contacts': put,
  });
  show(<CallButtons dog={biscuit} />);
  const map = await screen.findByRole('link', { name: 'Find an emergency vet nearby' });
  expect(map.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/.*emergency\+vet/);
  fireEvent.click(await screen.findByRole('button', { name: "Add your vet's number" }));
  await screen.findByRole('dialog', { name: 'My vet' });
  type('Phone', 'ask Sam');
  press('Save');
  expect(await screen.findByText('Please enter a phone number, such as +1 555 010 2030')).toBeTruthy();
  expect(put).not.toHaveBeenCalled();
  type('Phone', '(555) 010-2030');
  type('Name (optional)', 'Dr. Hale');
  press('Save');
  const call = await screen.findByRole('link', { name: /Call Dr\. Hale/, hidden: true });
  expect(call.getAttribute('href')).toBe('tel:5550102030');
  expect(put.mock.lastCall?.[0].body).toEqual({
    vet: { name: 'Dr. Hale', phone: '(555) 010-2030' },
    shared: true,
  });
});

test('a sitter without a number is not asked to add one, and sees the map', async () => {
  answerCalls({ ...anOwner, 'GET /api/dogs/7/contacts': () => json(none) });
  show(<CallButtons dog={{ ...biscuit, access: 'log' as const }} />);
  expect(await screen.findByRole('link', { name: 'Find an emergency vet nearby' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
});

test('a poison line can be called although the contacts could not be loaded', async () => {
  answerCalls({ ...anOwner, 'GET /api/dogs/7/contacts': () => json({ error: 'Away' }, 503) });
  show(<CallButtons dog={biscuit} topics={['toxin_chocolate']} />);
  expect(await screen.findByText(/We couldn't load your vet's number/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Call ASPCA/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('the banner says what to tell, stays until a vet knows, and that can be taken back', async () => {
  let resolved: object | '' | null = null;
  const said: unknown[] = [];
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/contacts': () => json({ ...none, vet: hale }),
    'GET /api/dogs/7/urgent': () =>
      json([
        { ...note, resolved },
        { ...note, activityId: 40, resolved },
      ]),
    'POST /api/dogs/7/urgent/resolve': ({ body }) => {
      said.push(body);
      const { how } = body as { how: string | null };
      resolved = how && { how, by: { userId: 1, name: 'Robin' }, at: new Date().toISOString() };
      return new Response(null, { status: 204 });
    },
  });
  show(<UrgentBanner dog={biscuit} />);
  expect(await screen.findByRole('heading', { name: 'Call a vet now' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Call Dr\. Hale/ })).toBeTruthy();
  const tell = within(screen.getByRole('group', { name: 'What to tell them' }));
  expect(tell.getByText(/^My dog Biscuit: 8 years old, female, Beagle/)).toBeTruthy();
  expect(tell.getByText(/^Noted .+ at .+: “Ate grapes/)).toBeTruthy();
  press('A vet knows');
  expect(await screen.findByText('A vet knows.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Call a vet now' })).toBeNull();
  press('Undo: it is still an emergency');
  expect(await screen.findByRole('heading', { name: 'Call a vet now' })).toBeTruthy();
  // Of all notes at once.
  const activityIds = [41, 40];
  expect(said).toEqual([
    { activityIds, how: 'vet' },
    { activityIds, how: null },
  ]);
});

test('the banner stays, and says why, if what was said could not be saved', async () => {
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/contacts': () => json({ ...none, vet: hale }),
    'GET /api/dogs/7/urgent': () => json([note]),
    'POST /api/dogs/7/urgent/resolve': () => json({ error: 'Away for a moment' }, 503),
  });
  show(<UrgentBanner dog={biscuit} />);
  await screen.findByRole('heading', { name: 'Call a vet now' });
  press("It's over");
  expect(await screen.findByText(/Away for a moment/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Call a vet now' })).toBeTruthy();
});

test('who may only look sees the banner and can call, but not resolve', async () => {
  answerCalls({
    ...anOwner,
    'GET /api/dogs/7/contacts': () => json({ ...none, vet: hale }),
    'GET /api/dogs/7/urgent': () => json([note]),
  });
  show(<UrgentBanner dog={{ ...biscuit, access: 'view' as const }} />);
  expect(await screen.findByRole('link', { name: /Call Dr\. Hale/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'A vet knows' })).toBeNull();
});

test('the contacts of one of several dogs are changed for it alone, or removed', async () => {
  const put = vi.fn<(call: { body: unknown }) => Response>(() => json(none));
  answerCalls({
    ...anOwner,
    'GET /api/dogs': () => json([biscuit, { ...biscuit, id: 8, name: 'Moose' }]),
    'GET /api/dogs/7/contacts': () =>
      json({ ...none, vet: hale, insurance: { name: 'Pawsure', policy: 'P-1', shared: true } }),
    'PUT /api/dogs/7/contacts': put,
  });
  show(<ContactsCard dog={biscuit} />);
  expect((await screen.findByRole('link', { name: 'Call Dr. Hale' })).getAttribute('href')).toBe(
    'tel:5550102030,4',
  );
  expect(screen.getByText('(555) 010-2030 ext. 4')).toBeTruthy();
  press('Edit insurance');
  await screen.findByRole('dialog', { name: 'Insurance' });
  type('Policy number', 'P-2');
  fireEvent.click(screen.getByRole('radio', { name: 'Only Biscuit' }));
  press('Save');
  await waitFor(() =>
    expect(put.mock.lastCall?.[0].body).toEqual({
      insurance: { name: 'Pawsure', policy: 'P-2' },
      shared: false,
    }),
  );
});
