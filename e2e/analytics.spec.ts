import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as journey, newDog, newOwner, password, signIn, skipTour } from './journey.ts';
import { readyWithin, startServer } from './server.ts';
import { giveMicrophone, say } from './speech.ts';

/** The raw requests that the analytics service received. */
interface Counter {
  url: string;
  bodies: string[];
  headers: string[];
}

const test = journey.extend<object, { counter: Counter }>({
  counter: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, give) => {
      const counter: Counter = { url: '', bodies: [], headers: [] };
      const server = createServer((request, response) => {
        let body = '';
        request.setEncoding('utf8').on('data', (text: string) => {
          body += text;
        });
        request.on('end', () => {
          counter.bodies.push(body);
          counter.headers.push(JSON.stringify(request.headers));
          response.writeHead(202).end();
        });
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      counter.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      await give(counter);
      server.close();
    },
    { scope: 'worker' },
  ],
  hark: [
    async ({ counter }, give) => {
      const hark = await startServer({ ANALYTICS_DOMAIN: 'hark.example', ANALYTICS_HOST: counter.url });
      await give(hark);
      await hark.remove();
    },
    { scope: 'worker', timeout: readyWithin },
  ],
});

test('exactly these events are counted, and none contains personal data', async ({ page, counter, hark }) => {
  counter.bodies.length = counter.headers.length = 0;
  await giveMicrophone(page);
  const email = `secret.person.${Date.now()}@example.com`;
  const counted = (name: string, path: string, props?: object) => ({
    name,
    url: hark.url + path,
    domain: 'hark.example',
    ...(props && { props }),
  });
  const soFar = () => counter.bodies.map((body): unknown => JSON.parse(body));

  await page.goto('/about?from=secret#secret');
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Secret Person');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('Daily Walks').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name').fill('Secretdog');
  await page.getByRole('combobox', { name: 'Breed' }).fill('Secretbreed');
  await page.getByRole('combobox', { name: 'Breed' }).press('Tab');
  await page.getByText('Female').click();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.getByRole('button', { name: 'Continue with One Dog' }).click();
  await skipTour(page);
  await page.getByRole('button', { name: 'Log by voice' }).filter({ visible: true }).click();
  await expect(page.getByText('Listening...')).toBeVisible();
  await say(page, 'walked twenty minutes in Secret Park');
  // A sentence that says everything is saved at once.
  await expect(page.getByRole('article')).toContainText('Secret Park');
  await expect.poll(() => counter.bodies.filter((body) => body.includes('AI Insight')).length).toBe(2);
  const dog = await page.evaluate(() => localStorage.getItem('lastDog'));
  await page.goto(`/insights/${dog}?note=secret`);
  await expect(page.getByRole('heading', { name: 'Lifestyle Insights' })).toBeVisible();

  const daily = { kind: 'daily' };
  const all = [
    counted('pageview', '/about'),
    counted('pageview', '/signup'),
    counted('Signed Up', '/signup'),
    counted('pageview', '/'),
    counted('pageview', '/onboarding'),
    counted('Onboarding Step', '/onboarding', { step: 'preferences' }),
    counted('Dog Created', '/onboarding'),
    counted('Onboarding Step', '/onboarding', { step: 'dog' }),
    counted('pageview', '/'),
    counted('AI Insight Viewed', '/', daily),
    counted('Voice Used', '/'),
    counted('AI Insight Viewed', '/', { kind: 'notes' }),
    counted('Activity Logged', '/', { type: 'walk' }),
    counted('pageview', '/insights/:dogId'),
    counted('AI Insight Viewed', '/insights/:dogId', daily),
  ];
  const sorted = (list: unknown[]) => list.map((each) => JSON.stringify(each)).toSorted();
  await expect.poll(() => sorted(soFar())).toEqual(sorted(all));
  const sent = [...counter.bodies, ...counter.headers].join('\n').toLowerCase();
  for (const own of ['secret', email, 'cookie', 'referer', 'authorization', 'bearer']) {
    expect(sent).not.toContain(own);
  }
});

test('a visitor who asks not to be tracked is not counted', async ({ page, counter, hark }) => {
  counter.bodies.length = 0;
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
  const owner = await newOwner(hark);
  await newDog(owner);
  await signIn(page, owner);
  await expect(page.getByRole('button', { name: 'Log Walk' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  expect(counter.bodies).toEqual([]);
});

journey(
  'without configured analytics, no page loads the counting script or calls another site',
  async ({ page, owner }) => {
    const elsewhere: string[] = [];
    const { origin } = new URL((await page.goto('/about'))?.url() ?? '');
    page.on('request', (request) => {
      const { origin: of, pathname, protocol } = new URL(request.url());
      const isOurs = of === origin || protocol === 'data:' || protocol === 'blob:';
      if (!isOurs || pathname.includes('counting')) elsewhere.push(request.url());
    });
    await newDog(owner);
    await signIn(page, owner);
    await page.getByRole('button', { name: 'Log Walk' }).click();
    await page.getByLabel('Duration').fill('20');
    await page.getByRole('button', { name: 'Save Activity' }).click();
    await expect(page.getByText('Duration: 20 minutes')).toBeVisible();
    expect(elsewhere).toEqual([]);
  },
);
