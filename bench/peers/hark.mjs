import { randomUUID } from 'node:crypto';

/** @param {string} url */
export async function signUp(url) {
  const ask = asking(url);
  const account = { name: 'Robin', email: `peer-${randomUUID()}@example.com`, password: 'Walk-the-d0g' };
  const { token, user } = await ask('/api/auth/register', account);
  const bearer = { authorization: `Bearer ${token}` };
  const { id: dog } = await ask('/api/dogs', { name: 'Biscuit', breed: 'Beagle', gender: 'female' }, bearer);
  await ask(`/api/user/${user.id}/onboarding`, { carePreferences: ['walks'] }, bearer, 'PUT');
  return { token, dog, bearer };
}

/** @param {string} url */
const asking =
  (url) =>
  /** @param {string} path @param {object} body @param {Record<string, string>} headers @param {string} method */
  async (path, body, headers = {}, method = 'POST') => {
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };

/** @type {import('../peers.mjs').Recipe} */
export default {
  async signIn(url) {
    const { token, dog, bearer } = await signUp(url);
    const path = `/api/dogs/${dog}/activities`;
    const place = 'Riverside Park';
    return {
      create: (at) => ({
        path,
        headers: bearer,
        body: {
          type: 'walk',
          duration: 25,
          location: place,
          notes: 'Met Biscuit from next door',
          timestamp: at,
        },
      }),
      latest: { path, headers: bearer },
      dashboard: {
        path: '/',
        sign: place,
        opens: { tap: 'button', text: 'Log Walk', shows: '[role=dialog]' },
        storage: [
          { name: 'authToken', value: token },
          { name: 'token', value: token },
          { name: 'lastDog', value: String(dog) },
        ],
        known: true,
      },
    };
  },
};
