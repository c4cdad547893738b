import { vi } from 'vitest';

type Answerer = (call: { body: unknown; headers: Headers; url: string }) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** A network without a server: every request fails. */
export const noAnswer: Answerer = () => Promise.reject(new TypeError('Failed to fetch'));

/** A response that stays pending until the test gives it. */
export function underWay() {
  let give: (answer: Response) => void = () => {};
  const answer = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { answer: () => answer, give };
}

/**
 * A fake server for tests of the app alone. Answers by method and path (`GET /api/dogs`), everything else with 404. Returns
 * the calls in order, as `METHOD path`; the list grows as calls are made.
 */
export function answerCalls(answers: Record<string, Answerer>): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const name = `${init.method ?? 'GET'} ${url.split('?', 1)[0]}`;
    calls.push(name);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const answer = answers[name] ?? (() => json({ error: 'Not found' }, 404));
    return answer({ body, headers: new Headers(init.headers), url });
  });
  return calls;
}

export const me = {
  userId: 1,
  id: 1,
  name: 'Robin',
  email: 'robin@example.com',
  emailVerified: true,
  isOnboarded: true,
  carePreferences: [],
  createdAt: '2026-01-01T00:00:00Z',
  weightUnit: null,
  lastLoginAt: null,
};

export const biscuit = {
  id: 7,
  userId: 1,
  name: 'Biscuit',
  breed: 'Beagle',
  gender: 'female',
  age: 8,
  birthday: null,
  birthdayIsApproximate: false,
  lifeStage: 'Senior' as const,
  seniorSince: '2025-12-31',
  weight: null,
  lastCheckup: null,
  microchip: null,
  profileImage: null,
  personalityTraits: [],
  healthConcerns: [],
  specialNeeds: null,
  createdAt: '2026-01-01T00:00:00Z',
  access: 'owner' as const,
  ownerName: 'Robin',
};

/** An owner with one dog and an empty day. */
export const anOwner: Record<string, Answerer> = {
  'GET /api/auth/validate-token': () => json({ valid: true }),
  'GET /api/auth/me': () => json(me),
  'GET /api/dogs': () => json([biscuit]),
  'GET /api/dogs/7/stats': () =>
    json({ todayWalks: 0, todayMeals: 0, todayWalkMinutes: 0, healthStatus: 'Good' }),
  'GET /api/dogs/7/activities': () => json([]),
  'GET /api/dogs/7/contacts': () => json({ vet: null, emergency: null, insurance: null }),
  'GET /api/dogs/7/urgent': () => json([]),
  'GET /api/dogs/7/medicines': () => json([]),
  'GET /api/dogs/7/due': () => json([]),
  'GET /api/doses/due': () => json([]),
};
