const account = { displayName: 'Robin', username: 'robin', password: 'Walk-the-d0g' };

/**
 * As its own pages do: a form's action, and the data of the dashboard, which has the latest entries. Its API for other programs
 * allows 30 calls a minute.
 * @type {import('../peers.mjs').Recipe}
 */
export default {
  async signIn(url) {
    // The first account that is set up; later runs sign in to it.
    const setUp = await post(url, '/setup', { ...account, confirmPassword: account.password });
    const entered = cookieOf(setUp) ? setUp : await post(url, '/auth/login', account);
    const cookie = cookieOf(entered);
    const added = await post(url, '/companions/new', { name: 'Biscuit', weightUnit: 'lb' }, { cookie });
    const { location } = await added.json();
    const path = `${location}/log?/add`;
    const [name = '', value = ''] = cookie.split('=');
    return {
      create: (at) => ({
        path,
        method: 'POST',
        headers: { ...form(url), cookie },
        body: String(
          new URLSearchParams({
            type: 'walk',
            durationMinutes: '25',
            notes: 'Riverside Park. Met Biscuit from next door',
            loggedAt: at.toISOString(),
          }),
        ),
      }),
      latest: { path: `${location}/__data.json`, headers: { cookie } },
      dashboard: {
        path: location,
        sign: 'Riverside Park',
        // Nothing on it opens a form in place; an entry opens.
        opens: { tap: 'button', text: 'Riverside Park', shows: '[role=dialog]' },
        cookies: [{ name, value }],
      },
    };
  },
};

/** What its protection against forged forms asks for; answered as to its own scripts. @param {string} url */
const form = (url) => ({
  origin: url,
  accept: 'application/json',
  'content-type': 'application/x-www-form-urlencoded',
});

/** @param {string} url @param {string} path @param {Record<string, string>} fields @param {Record<string, string>} headers */
const post = (url, path, fields, headers = {}) =>
  fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...form(url), ...headers },
    body: String(new URLSearchParams(fields)),
  });

/** The session's cookie. @param {Response} response */
const cookieOf = (response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0] ?? '')
    .find((each) => each.startsWith('einvault_session=')) ?? '';
