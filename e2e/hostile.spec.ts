import type { Page } from '@playwright/test';
import { createClient } from '../src/api/client.ts';
import { comeBack, expect, type Owner, password, test } from './journey.ts';

// Payloads that have run as script, or as something other than text, on other sites. Short enough for any field.
const payloads = [
  '<script>__x=1</script>',
  '<img src=x onerror=__x=1>',
  '<svg onload=__x=1>',
  '"><svg/onload=__x=1>',
  "'-(__x=1)-'",
  '"onfocus=__x=1 autofocus="',
  '<iframe srcdoc="<script>top.__x=1</script>">',
  '<a href=javascript:__x=1>a</a>',
  'javascript:__x=1',
  'data:text/html,<script>__x=1</script>',
  '<details open ontoggle=__x=1>',
  '<body onpageshow=__x=1>',
  '<video><source onerror=__x=1>',
  '<math><mtext><img src=x onerror=__x=1>',
  '</title><script>__x=1</script>',
  '</script><script>__x=1</script>',
  '</textarea><img src=x onerror=__x=1>',
  '<style>*{background:url(http://x.test)}</style>',
  '<link rel=stylesheet href=http://x.test>',
  '<meta http-equiv=refresh content=0;url=http://x.test>',
  '<base href=http://x.test>',
  '<form action=http://x.test><input autofocus>',
  '<object data=http://x.test></object>',
  '{{constructor.constructor("__x=1")()}}',
  '${__x=1}',
  '&lt;script&gt;__x=1&lt;/script&gt;',
  '\\u003cscript\\u003e__x=1\\u003c/script\\u003e',
  '<scr<script>ipt>__x=1</scr</script>ipt>',
  '<IMG """><SCRIPT>__x=1</SCRIPT>">',
  '![a](javascript:__x=1)',
];
const all = payloads.join(' ');

/** An owner with payloads in all texts of the account, the dogs and the log. */
async function hostileOwner(url: string): Promise<{ owner: Owner; dogs: number[] }> {
  const visitor = createClient({ baseUrl: url, token: () => null });
  const name = '<img src=x onerror=__x=1>';
  const email = `hostile-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  const { token } = await visitor('register', { body: { name, email, password } });
  const call = createClient({ baseUrl: url, token: () => token });
  const dogs: number[] = [];
  for (const [n, payload] of payloads.slice(0, 6).entries()) {
    const dog = await call('createDog', {
      body: {
        name: payload,
        breed: payloads[n + 6] ?? '',
        gender: 'female',
        age: 9,
        microchip: payloads[n + 12]?.slice(0, 50) ?? null,
        personalityTraits: payloads.map((trait) => trait.slice(0, 60)),
        healthConcerns: payloads.map((concern) => concern.slice(0, 60)),
        specialNeeds: all,
      },
    });
    dogs.push(dog.id);
  }
  // Pages show the first dog's log.
  const params = { id: String(dogs[0]) };
  for (const [n, payload] of payloads.entries()) {
    const bodies = [
      { type: 'walk' as const, duration: 5, location: payload, notes: payload },
      { type: 'feeding' as const, foodType: payload, amount: payload, notes: payload },
      { type: 'health' as const, symptoms: payload, notes: payload },
    ];
    await call('createActivity', { params, body: bodies[n % 3]! });
  }
  await call('setGoal', { params, body: { type: 'daily_walks', target: 2 } });
  return { owner: { name, email, token, call }, dogs };
}

/** Records everything that runs, violates the policy, goes to another site or opens a dialog, on any page. */
async function watch(page: Page, url: string): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => void found.push(`policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { tellViolation: (what: string) => void }).tellViolation(
        `${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  page.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
      found.push(`request: ${request.url()}`);
  });
  return found;
}

const ran = (page: Page) =>
  page.evaluate(
    () => '__x' in window || document.querySelector('[onerror],[onload],iframe,object,base') !== null,
  );

test('anything an owner or a model writes is shown as text on every page and never runs', async ({
  page,
  hark,
}) => {
  const { owner, dogs } = await hostileOwner(hark.url);
  const found = await watch(page, hark.url);
  // As a model under prompt injection may answer.
  const insight = { title: all.slice(0, 80), text: all };
  await page.route('**/daily-insight', (route) => route.fulfill({ json: { insight } }));
  await page.route('**/api/insights', (route) =>
    route.fulfill({
      json: dogs.map((dogId, n) => ({
        dogId,
        dogName: payloads[n],
        breed: payloads[n + 6],
        age: 9,
        lifeStage: payloads[n + 12],
        insights: payloads,
      })),
    }),
  );
  const held = async () => expect([await ran(page), ...found]).toEqual([false]);
  const literal = (text: string) => page.getByText(text).filter({ visible: true }).first();

  await test.step('dashboard', async () => {
    await comeBack(page, owner);
    await expect(page.getByRole('heading', { name: payloads[0]!, exact: true })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(literal(payloads[1]!)).toBeVisible();
    await held();
  });
  await test.step('notifications', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await held();
    await page.keyboard.press('Escape');
  });
  await test.step('all activities', async () => {
    await page.goto('/activities');
    for (const payload of payloads.slice(-6)) await expect(literal(payload)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('searchbox').fill(payloads[1]!);
    // Longer payloads that contain it are found, too.
    const holding = payloads.filter((payload) => payload.includes(payloads[1]!));
    await expect(page.getByRole('article')).toHaveCount(holding.length);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await held();
  });
  await test.step('insights of all dogs and of one', async () => {
    for (const path of ['/insights', `/insights/${dogs[0]}`]) {
      await page.goto(path);
      await expect(literal(payloads[6]!)).toBeVisible();
      await held();
    }
  });
  await test.step('profile, viewing and editing', async () => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: payloads[0]!, level: 1 })).toBeVisible();
    await expect(literal(payloads[0]!.slice(0, 60))).toBeVisible();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(payloads[0]!);
    await held();
  });
  await test.step('forms, and interpretations of what is typed in them', async () => {
    await page.route('**/api/interpret-behavior', (route) =>
      route.fulfill({
        json: {
          interpretation: all,
          severity_level: 'high',
          vet_consultation_needed: true,
          topics: payloads,
          source: 'engine',
        },
      }),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Log Health' }).click();
    const read = page.waitForResponse('**/api/interpret-behavior');
    await page.getByRole('dialog').getByLabel('Notes').fill(all);
    await read;
    await held();
    await page.goto('/add-dog');
    await expect(page.getByRole('button', { name: /Add|Save|Complete/ }).first()).toBeVisible();
    await held();
  });
  await test.step('hostile web addresses', async () => {
    for (const path of [
      '/insights/%3Cimg%20src=x%20onerror=__x=1%3E',
      '/%22%3E%3Csvg%20onload=__x=1%3E',
      '/activities?q=%3Cscript%3E__x=1%3C/script%3E#<img src=x onerror=__x=1>',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await held();
    }
  });
});
