/**
 * By its API for other programs. A diaper change stands for a walk.
 * @type {import('../peers.mjs').Recipe}
 */
export default {
  async signIn(url) {
    const cookies = await signIn(url);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const profile = await (await fetch(`${url}/api/profile`, { headers: { cookie } })).json();
    const headers = { authorization: `Token ${profile.api_key}` };
    const added = await fetch(`${url}/api/children/`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        first_name: 'Biscuit',
        last_name: String(Date.now()),
        birth_date: '2026-01-01',
      }),
    });
    const child = await added.json();
    return {
      create: (at) => ({
        path: '/api/changes/',
        headers,
        body: {
          child: child.id,
          time: at,
          wet: true,
          solid: false,
          notes: 'Riverside Park. Met Biscuit from next door',
        },
      }),
      latest: { path: `/api/changes/?child=${child.id}&limit=50`, headers },
      dashboard: {
        path: `/children/${child.slug}/dashboard/`,
        sign: 'Last Diaper Change',
        opens: { tap: '#nav-quick-add-link', text: '', shows: '.dropdown-menu.show' },
        cookies,
      },
    };
  },
};

/** The cookies of the account that a new database has. @param {string} url */
async function signIn(url) {
  const asked = cookiesOf(await fetch(`${url}/login/`));
  const token = asked.find(({ name }) => name === 'csrftoken')?.value ?? '';
  const entered = await fetch(`${url}/login/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `csrftoken=${token}`, referer: `${url}/login/` },
    body: new URLSearchParams({ csrfmiddlewaretoken: token, username: 'admin', password: 'admin' }),
  });
  return cookiesOf(entered);
}

/** @param {Response} response */
const cookiesOf = (response) =>
  response.headers.getSetCookie().map((each) => {
    const [name = '', value = ''] = (each.split(';', 1)[0] ?? '').split(/=(.*)/s);
    return { name, value };
  });
