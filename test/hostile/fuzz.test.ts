import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../src/api/call.ts';
import { type CallName, contract } from '../../src/api/contract.ts';
import { databaseKinds } from '../databases.ts';
import { logWalk, makeDog, makeOwner } from '../makers.ts';
import { startTestServer, type TestServer } from '../testServer.ts';
import { hostileValues } from './values.ts';

// `npm test` sends some thousand requests; `npm run fuzz` a hundred thousand.
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 1_500);
const slowest = 5_000;
/** Far above what the requests take together, but a hang must not hold up every other test. */
const limit = 120_000 + requests * 40;

/** Calls that end the fuzzing owner's own session or account. */
const ending: CallName[] = ['logout', 'deleteAccount', 'changePassword', 'endSession', 'deleteDog'];

describe.each(databaseKinds)('the whole API on %s', (kind) => {
  let hark: TestServer;
  let token: string;
  let ids: string[];
  beforeAll(async () => {
    hark = await startTestServer(kind, {
      RATE_LIMITS:
        'register=1000000/60,reset=1000000/60,feedback=1000000/60,login=1000000/60,login-address=1000000/60,analysis=1000000/60,api=1000000/60',
    });
    const owner = await makeOwner(hark);
    token = owner.token;
    const { id } = await makeDog(owner);
    const goal = await owner.call('setGoal', { params: { id }, body: { type: 'daily_walks' } });
    ids = [id, (await logWalk(owner, id)).id, goal.id].map(String);
  });
  afterAll(() => hark.close());

  const hostile = fc.constantFrom(...hostileValues);
  const hostileText = hostile.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  const pathText = fc.oneof(
    { weight: 3, arbitrary: fc.nat(2).map((index) => ids[index] ?? '1') },
    { weight: 1, arbitrary: hostileText },
  );
  const names = (Object.keys(contract) as CallName[]).filter((name) => !ending.includes(name));
  const request = fc.constantFrom(...names).chain((name) => {
    const fields = Object.keys(plausible[name] ?? {});
    return fc.record({
      name: fc.constant(name),
      id: pathText,
      /** Replacements by field. */
      changes: fc.array(fc.tuple(fc.constantFrom('extra', ...fields), fc.oneof(hostile, fc.jsonValue())), {
        maxLength: 3,
      }),
      whole: fc.option(fc.oneof(hostile, fc.jsonValue()), { freq: 12, nil: undefined }),
      query: fc.dictionary(fc.constantFrom('limit', 'before', 'type', 'q', 'from', 'to'), hostileText, {
        maxKeys: 3,
      }),
    });
  });

  it('answers any request quickly with success or a clear refusal, and never breaks', {
    timeout: limit,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ name, id, changes, whole, query }) => {
        const call: Call = contract[name];
        const body = whole === undefined ? { ...plausible[name], ...Object.fromEntries(changes) } : whole;
        const search = call.query ? `?${new URLSearchParams(query)}` : '';
        const path = call.path.replace(/:\w+/g, () => encodeURIComponent(wellFormed(id)));
        const began = performance.now();
        const response = await hark.request(path + search, {
          method: call.method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(call.method !== 'GET' && { body: JSON.stringify(body) }),
        });
        const text = await textOf(response);
        expect(response.status).toBeLessThan(500);
        expect(performance.now() - began).toBeLessThan(slowest);
        expect(response.headers.get('x-request-id')).toBeTruthy();
        if (!response.ok) {
          const refusal = JSON.parse(text) as { error?: unknown };
          expect(refusal.error).toBeTypeOf('string');
          expect(text).not.toMatch(
            /\bat .*\.(?:ts|js):\d|node_modules|\bselect .* from |insert into|syntax error|violates|argon2/i,
          );
        }
      }),
      { numRuns: requests, includeErrorInReport: true },
    );
    expect((await hark.request('/readyz')).status).toBe(200);
  });
});

/** A response's body. A stream of events has no end, so it is left after its first event. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

/** A value for a path: a URL cannot contain a lone surrogate, everything else is encoded as it is. */
const wellFormed = (text: string) => text.toWellFormed().slice(0, 2_000);

const photo = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The fields of a valid body. */
const plausible: Partial<Record<CallName, Record<string, unknown>>> = {
  register: { name: 'Robin', email: 'robin@example.com', password: 'Walk-the-d0g' },
  login: { email: 'robin@example.com', password: 'Walk-the-d0g' },
  forgotPassword: { email: 'robin@example.com' },
  resetPassword: { token: 'x', newPassword: 'Walk-the-d0g' },
  saveOnboarding: { carePreferences: ['walks'] },
  createDog: {
    name: 'Rex',
    breed: 'Beagle',
    gender: 'male',
    age: 3,
    weight: 20,
    lastCheckup: '2026-01-01',
    microchip: '1',
    profileImage: photo,
    personalityTraits: ['Calm'],
    healthConcerns: ['Allergies'],
    specialNeeds: 'none',
  },
  updateDog: { name: 'Rex', age: 3, profileImage: null, personalityTraits: [] },
  createActivity: {
    type: 'walk',
    duration: 20,
    location: 'Park',
    foodType: 'Kibble',
    amount: '1',
    symptoms: 'none',
    notes: 'fine',
    timestamp: '2026-05-10T10:00:00Z',
    photos: [photo],
    kind: 'weight',
    title: 'Bath, nails',
    quantity: 24.5,
    unit: 'lb',
    nextDue: '2027-05-03',
  },
  updateActivity: {
    type: 'health',
    symptoms: 'Rash',
    notes: 'x',
    timestamp: '2026-05-10T10:00:00Z',
    photos: [],
    kind: 'potty',
    title: 'Poop, soft',
    quantity: 1,
    unit: 'kg',
    nextDue: null,
  },
  updateCarer: { access: 'log', until: '2026-05-10T10:00:00Z' },
  handOverDog: { userId: 1 },
  createInvitation: { dogIds: [1], access: 'view', until: null, email: 'sam@example.com' },
  previewInvitation: { token: 'x' },
  acceptInvitation: { token: 'x' },
  setGoal: { type: 'daily_walks', target: 2, period: 'daily' },
  updateGoal: { target: 3 },
  interpretBehavior: { notes: 'licks her paw a lot', dogId: 1 },
  analyzePhoto: { photoBase64: photo, dogId: 1, activityType: 'health', notes: 'red' },
  analyzePhotos: { photos: [photo], dogId: 1, activityType: 'health', notes: 'red' },
  sendFeedback: {
    type: 'bug_report',
    subject: 'Subject',
    message: 'A message long enough',
    email: 'a@example.com',
  },
};
