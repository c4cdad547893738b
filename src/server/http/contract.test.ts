import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../../test/databases.ts';
import { goodPassword, type MadeOwner, makeDog, makeOwner, verifyAddress } from '../../../test/makers.ts';
import { makersOf, type Noun, pathOf, sampleCalls } from '../../../test/sampleCalls.ts';
import { startTestServer, type TestServer } from '../../../test/testServer.ts';
import type { Call } from '../../api/call.ts';
import { type CallName, contract } from '../../api/contract.ts';

const usersCalls = Object.entries(sampleCalls).filter(([, sample]) => sample !== 'anyone') as [
  CallName,
  Exclude<(typeof sampleCalls)[CallName], 'anyone'>,
][];

describe.each(databaseKinds)('every call of the contract on %s', (kind) => {
  let hark: TestServer;
  let owner: MadeOwner;
  let stranger: MadeOwner;
  let theirs: Record<Noun, number>;
  beforeAll(async () => {
    hark = await startTestServer(kind, {
      RATE_LIMITS: 'register=1000/60,api=100000/60,analysis=100000/60,login-address=1000/60',
    });
    [owner, stranger] = [await makeOwner(hark), await makeOwner(hark)];
    const dog = await makeDog(stranger, { name: 'Theirs' });
    const made = Object.entries(makersOf(stranger, dog.id)).map(
      async ([noun, make]) => [noun, await make()] as const,
    );
    theirs = Object.fromEntries(await Promise.all(made)) as Record<Noun, number>;
  });
  afterAll(() => hark.close());

  const send = (name: CallName, id: unknown, headers: Record<string, string>, query = '') => {
    const call: Call = contract[name];
    const sample = sampleCalls[name];
    const body = sample === 'anyone' ? undefined : sample.body?.(id, 1);
    return hark.request(pathOf(call, id) + query, {
      method: call.method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };

  it('belongs to owners or to anyone, as the contract says', () => {
    for (const [name, sample] of Object.entries(sampleCalls)) {
      expect([name, contract[name as CallName].who === 'user']).toEqual([name, sample !== 'anyone']);
    }
  });

  it('accepts no invalid token', async () => {
    const made = async () => (await makeOwner(hark)).token;
    const loggedOut = await makeOwner(hark);
    await loggedOut.call('logout', {});
    const deleted = await makeOwner(hark);
    await deleted.call('deleteAccount', { body: { password: goodPassword } });
    const expired = await makeOwner(hark);
    await hark.database.pool.query('update sessions set expires_at = now() where user_id = $1', [
      expired.user.id,
    ]);
    const reset = await makeOwner(hark);
    const { resetToken = '' } = await hark.as(null)('forgotPassword', { body: { email: reset.email } });
    await hark.as(null)('resetPassword', { body: { token: resetToken, newPassword: 'Another-g00d-one' } });
    const token = await made();
    const altered = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    const credentials: Record<string, [Record<string, string>, string?]> = {
      'no header': [{}],
      'an empty bearer': [{ authorization: 'Bearer' }],
      'a word': [{ authorization: 'Bearer x' }],
      'ten kilobytes': [{ authorization: `Bearer ${'A'.repeat(10_000)}` }],
      'another scheme': [{ authorization: `Basic ${token}` }],
      'no scheme': [{ authorization: token }],
      'a token in the query': [{}, `?token=${token}`],
      'a token in a cookie': [{ cookie: `authToken=${token}; token=${token}` }],
      'an altered token': [{ authorization: `Bearer ${altered}` }],
      'a made-up token': [{ authorization: `Bearer ${randomBytes(32).toString('base64url')}` }],
      'an expired token': [{ authorization: `Bearer ${expired.token}` }],
      'a logged-out token': [{ authorization: `Bearer ${loggedOut.token}` }],
      "a deleted user's token": [{ authorization: `Bearer ${deleted.token}` }],
      'a token from before a reset': [{ authorization: `Bearer ${reset.token}` }],
    };
    let cells = 0;
    for (const [name] of usersCalls) {
      for (const [credential, [headers, query]] of Object.entries(credentials)) {
        const response = await send(name, 1, headers, query);
        expect([name, credential, response.status]).toEqual([name, credential, 401]);
        expect(await response.json()).toEqual({ error: 'Please sign in' });
        cells++;
      }
    }
    expect(cells).toBe(usersCalls.length * 14);
  });

  it('answers a wrong password with 401 to visitors and with 400 to signed-in owners', async () => {
    const { token, email, call } = await makeOwner(hark);
    const send = async (method: string, path: string, body: object) => {
      const response = await hark.request(path, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      return { status: response.status, answer: await response.json() };
    };
    const wrong = 'Wrong-pass1';
    expect(await send('POST', '/api/auth/login', { email, password: wrong })).toEqual({
      status: 401,
      answer: { error: 'Invalid email or password' },
    });
    const change = { currentPassword: wrong, newPassword: 'Another-g00d-one' };
    expect(await send('POST', '/api/auth/change-password', change)).toEqual({
      status: 400,
      answer: {
        error: 'Validation failed',
        details: [{ path: 'currentPassword', message: 'That is not your current password' }],
      },
    });
    expect(await send('DELETE', '/api/user', { password: wrong })).toEqual({
      status: 400,
      answer: {
        error: 'Validation failed',
        details: [{ path: 'password', message: 'That is not your password' }],
      },
    });
    expect(await call('validateToken', {})).toEqual({ valid: true });
  });

  it("answers the same for another owner's data as for data that does not exist", async () => {
    const snapshot = () =>
      Promise.all([
        stranger.call('listDogs', {}),
        stranger.call('listGoals', { params: { id: theirs.dog } }),
        stranger.call('listActivities', { params: { id: theirs.dog } }),
        stranger.call('me', {}),
        stranger.call('listSessions', {}),
        stranger.call('listInvitations', {}),
        stranger.call('listCarers', { params: { id: theirs.dog } }),
      ]);
    const before = JSON.stringify(await snapshot());
    const bearer = { authorization: `Bearer ${owner.token}` };
    const odd = [-1, 0, 2 ** 31, '9223372036854775808', '1e3', '1;--', '\0', randomUUID(), '🐕', '../1', ''];
    let cells = 0;
    for (const [name, { noun }] of usersCalls) {
      if (!noun) continue;
      const [foreign, absent] = [
        await send(name, theirs[noun], bearer),
        await send(name, 999_999_999, bearer),
      ];
      expect([name, foreign.status, absent.status]).toEqual([name, 404, 404]);
      expect([name, await foreign.text()]).toEqual([name, await absent.text()]);
      for (const id of odd) {
        const response = await send(name, id, bearer);
        expect([name, id, [400, 404].includes(response.status)]).toEqual([name, id, true]);
        expect(await response.json()).toHaveProperty('error');
        cells++;
      }
    }
    expect(cells).toBeGreaterThan(130);
    expect(JSON.stringify(await snapshot())).toBe(before);
  });

  it("shows no secrets and no other owner's data in any response", async () => {
    const mine = await makeOwner(hark);
    await verifyAddress(hark, mine);
    const { id } = await makeDog(mine);
    const bearer = { authorization: `Bearer ${mine.token}` };
    const make = makersOf(mine, id);
    const own: Partial<Record<Noun, number>> = {
      dog: id,
      activity: await make.activity(),
      goal: await make.goal(),
      user: mine.user.id,
      medicine: await make.medicine(),
      import: await make.import(),
      reminder: await make.reminder(),
      channel: (await mine.call('createChannel', { body: { kind: 'mail' } })).id,
    };
    const last: CallName[] = [
      'deleteActivity',
      'deleteGoal',
      'deleteDog',
      'changePassword',
      'logout',
      'deleteAccount',
    ];
    // They need somebody else.
    const shared: CallName[] = ['acceptInvitation', 'handOverDog', 'updateCarer'];
    for (const [name, { noun }] of usersCalls) {
      if (shared.includes(name)) continue;
      if (last.includes(name) || contract[name].method === 'DELETE' || name === 'exportData') continue;
      if (contract[name].status === 204) continue;
      const response = await send(name, noun ? own[noun] : '', bearer);
      expect([name, response.ok]).toEqual([name, true]);
      if ('events' in contract[name]) {
        await response.body?.cancel();
        continue;
      }
      const answer = await response.text();
      for (const key of keysIn('file' in contract[name] ? null : JSON.parse(answer))) {
        // What was asked for, once.
        if (name === 'createToken' && key === 'token') continue;
        expect([name, key]).not.toEqual([
          name,
          expect.stringMatching(/pass|hash|reset|token|secret|salt|key/i),
        ]);
      }
      expect([name, answer.includes(stranger.email)]).toEqual([name, false]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}
