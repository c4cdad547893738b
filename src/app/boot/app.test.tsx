import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { press, type } from '../../../test/acting.ts';
import { anOwner, answerCalls, biscuit, json, me, noAnswer, underWay } from '../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../test/openApp.tsx';
import { NewActivity } from '../../domain/activity.ts';
import { emptyFields } from '../../domain/activitySummary.ts';

eachOnAnEmptyDevice();

const refused = { 'GET /api/auth/me': () => json({ error: 'Not signed in' }, 401) };

describe('opening the app', () => {
  test('shows an owner two loading messages in order, then the dashboard', async () => {
    let validated = () => {};
    const validation = new Promise<void>((resolve) => {
      validated = resolve;
    });
    let known = () => {};
    const knowing = new Promise<void>((resolve) => {
      known = resolve;
    });
    answerCalls({
      ...anOwner,
      'GET /api/auth/validate-token': () => validation.then(() => json({ valid: true })),
      'GET /api/auth/me': () => knowing.then(() => json(me)),
    });
    await openApp('/', 'a token');
    await screen.findByText('Validating your session...');
    validated();
    await screen.findByText('Loading your dashboard...');
    known();
    expect(await screen.findByRole('heading', { name: 'Biscuit' })).toBeTruthy();
    expect(screen.getByText('8 years old')).toBeTruthy();
    expect(localStorage.getItem('lastDog')).toBe('7');
  });

  test("with a refused token clears the browser's storage and leads to sign-in", async () => {
    answerCalls({ ...anOwner, ...refused });
    for (const name of ['draft:7:walk', 'userPreferences', 'onboardingStatus'])
      localStorage.setItem(name, '{}');
    sessionStorage.setItem('anything', 'else');
    await openApp('/', 'a dead token');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
    expect(location.pathname).toBe('/signin');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  test('stays on the page when a removal is refused after the session has ended', async () => {
    const walk = {
      ...emptyFields,
      id: 70,
      dogId: 7,
      type: 'walk',
      timestamp: '2026-01-01T08:00:00Z',
    } as const;
    answerCalls(anOwner);
    await openApp('/', 'a token');
    await screen.findByText('No activities logged yet. Start by logging your first activity!');
    const { removeActivity } = await import('../lib/activities/removeActivity.ts');
    removeActivity({ ...walk, notes: null, photos: [], thumbnails: [], severity: null, by: null });
    const dead = () => json({ error: 'Not signed in' }, 401);
    const removal = underWay();
    const calls = answerCalls({
      'GET /api/auth/sessions': dead,
      'DELETE /api/activities/70': removal.answer,
    });
    fireEvent.click(screen.getByRole('link', { name: 'Profile' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Sign Up' }));
    await screen.findByRole('button', { name: 'Sign Up' });
    type('Name', 'Robin');
    removal.give(dead());
    expect(await screen.findByText('Error removing activity')).toBeTruthy();
    expect(calls).toContain('DELETE /api/activities/70');
    expect(location.pathname).toBe('/signup');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Robin');
  });

  test('keeps a session that another tab has started when an old token is refused late', async () => {
    let refuse = () => {};
    const refusal = new Promise<Response>((resolve) => {
      refuse = () => resolve(json({ error: 'Not signed in' }, 401));
    });
    answerCalls({ ...anOwner, 'GET /api/auth/me': () => refusal });
    const startedAnew = vi.spyOn(location, 'reload').mockReturnValue();
    await openApp('/', 'a dead token');
    await screen.findByText('Loading your dashboard...');
    localStorage.setItem('authToken', 'a fresh token');
    refuse();
    await waitFor(() => expect(startedAnew).toHaveBeenCalled());
    expect(localStorage.getItem('authToken')).toBe('a fresh token');
    expect(location.pathname).toBe('/');
  });

  test.each([
    ['no answer', noAnswer],
    ['a database that is away', () => json({ error: 'Unavailable' }, 503)],
  ])('with %s keeps the owner signed in, and Retry continues', async (_, outage) => {
    answerCalls({ ...anOwner, 'GET /api/auth/validate-token': outage });
    await openApp('/', 'a good token');
    expect(await screen.findByText("Can't reach Hark")).toBeTruthy();
    expect(localStorage.getItem('authToken')).toBe('a good token');
    answerCalls(anOwner);
    press('Retry');
    expect(await screen.findByRole('heading', { name: 'Biscuit' })).toBeTruthy();
  });

  test('uses each call that the page made early exactly once', async () => {
    const calls = answerCalls({ ...anOwner, 'GET /api/dogs/7/goals': () => json([]) });
    vi.stubGlobal('harkEarly', {
      '/api/auth/validate-token': Promise.resolve(json({ valid: true })),
      '/api/auth/me': Promise.resolve(json(me)),
      '/api/dogs': Promise.resolve(json([biscuit])),
    });
    await openApp('/', 'a token');
    await screen.findByText('No activities logged yet. Start by logging your first activity!');
    expect(calls.filter((call) => /auth|dogs$/.test(call))).toEqual([]);
  });

  test('fetches the dogs again whenever the owner returns to the dashboard', async () => {
    const calls = answerCalls(anOwner);
    await openApp('/profile', 'a token');
    await screen.findByRole('heading', { name: 'Your account' });
    const asked = () => calls.filter((call) => call === 'GET /api/dogs').length;
    const before = asked();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await screen.findByText('No activities logged yet. Start by logging your first activity!');
    vi.useRealTimers();
    expect(asked()).toBe(before + 1);
  });

  test("fetches the page's early calls again after a write", async () => {
    const found: unknown[] = [];
    answerCalls({
      ...anOwner,
      'POST /api/dogs': () => json({ ...biscuit, user: me }, 201),
      // The dashboard's tour takes it away a moment after this.
      'GET /api/dogs/7/stats': (call) => {
        found.push(localStorage.getItem('justCompletedOnboarding'));
        return anOwner['GET /api/dogs/7/stats']?.(call) ?? json(null);
      },
    });
    vi.stubGlobal('harkEarly', { '/api/dogs': Promise.resolve(json([])) });
    await openApp('/add-dog', 'a token');
    await screen.findByRole('button', { name: 'Add Dog' });
    type('Name *', 'Biscuit');
    type('Breed *', 'Beagle');
    fireEvent.click(screen.getByRole('radio', { name: 'Female' }));
    press('Add Dog');
    expect(await screen.findByText('Dog profile created successfully!')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Biscuit' })).toBeTruthy();
    expect(localStorage.getItem('onboardingStatus')).toBe('completed');
    expect(found[0]).toBe('true');
  });

  test.each([
    '/nowhere',
    '/insights/biscuit',
    '/insights/7x',
    '/insights/7/',
    '/insights/7/8',
    '/PROFILE',
    '/activities/',
    '/Add-dog',
  ])('at %s shows an owner a 404 page with its title', async (path) => {
    answerCalls({ ...anOwner, 'GET /api/insights': () => json([]) });
    await openApp(path, 'a token');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
    expect(screen.getByText(/missing from the router/)).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('404 Page Not Found | Hark'));
  });

  test.each([
    ['/', 'Dashboard', "Your dog's day: walks, meals and health."],
    ['/activities', 'Activities', "Everything you've logged for your dog, easy to search."],
    ['/insights', 'Insights', "Tips for your dog's breed and age, and what your log shows."],
    ['/insights/7', 'Insights', "Tips for your dog's breed and age, and what your log shows."],
    ['/profile', 'Profile', "Your dog's profile and goals, and your account."],
    ['/onboarding', 'Getting started', "Choose what matters most in your dog's care and add your first dog."],
    ['/onboarding/dog', 'Add a dog', "Add another dog and keep track of everyone's days in one place."],
    ['/add-dog', 'Add a dog', "Add another dog and keep track of everyone's days in one place."],
    ['/logos', 'Logo Concepts', 'Directions the logo could take.'],
  ])("at %s sets the page's title, description and address", async (path, title, description) => {
    document.title = '';
    document.head.replaceChildren();
    answerCalls({ ...anOwner, 'GET /api/insights': () => json([]) });
    await openApp(path, 'a token');
    await waitFor(() => expect(document.title).toBe(`${title} | Hark`));
    const head = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute);
    expect(head('meta[name=description]', 'content')).toBe(description);
    expect(head('link[rel=canonical]', 'href')).toBe(location.origin + path);
  });

  test('overnight shows the new day once the page is visible again', async () => {
    const day = { todayWalks: 3, todayMeals: 2, todayWalkMinutes: 60, healthStatus: 'Good' };
    const said = { title: 'Three walks', text: 'That was a day.' };
    const answers = (today: typeof day, insight: typeof said) => ({
      ...anOwner,
      'GET /api/dogs/7/stats': () => json(today),
      'GET /api/insights/dogs/7/daily-insight': () => json({ insight }),
    });
    const walks = () => screen.getByText('Walks').nextSibling?.textContent;
    answerCalls(answers(day, said));
    await openApp('/', 'a token');
    await screen.findByText('Three walks');
    await waitFor(() => expect(walks()).toBe('3'));

    answerCalls(answers({ ...day, todayWalks: 0 }, { title: 'A new day', text: 'Out with you.' }));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByText('A new day');
    await waitFor(() => expect(walks()).toBe('0'));
  });

  test('keeps the three latest activities when a new one cannot be saved', async () => {
    const walk = (id: number, location: string) => ({
      ...emptyFields,
      id,
      dogId: 7,
      type: 'walk',
      timestamp: new Date(Date.now() - id * 3_600_000).toISOString(),
      duration: 20,
      location,
      photos: [],
      thumbnails: [],
      severity: null,
      by: null,
    });
    const latest = [walk(1, 'Beach'), walk(2, 'Harbour'), walk(3, 'Forest')];
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    answerCalls({ ...anOwner, 'GET /api/dogs/7/activities': () => json(latest) });
    await openApp('/', 'a token');
    await screen.findByText('Forest');
    answerCalls({
      ...Object.fromEntries(Object.keys(anOwner).map((call) => [call, noAnswer])),
      'POST /api/dogs/7/activities': (call) => failed.then(() => noAnswer(call)),
    });
    const places = () => screen.getAllByText(/^(?:Beach|Harbour|Forest|Canal)$/).map((at) => at.textContent);
    const { saveActivity } = await import('../lib/activities/saveActivity.ts');
    const canal = NewActivity.parse({ type: 'walk', duration: 30, location: 'Canal' });
    const saved = saveActivity(7, canal, 'a key').catch((error: unknown) => error);
    await waitFor(() => expect(places()).toEqual(['Canal', 'Beach', 'Harbour']));
    fail();
    expect(await saved).toBeInstanceOf(Error);
    await waitFor(() => expect(places()).toEqual(['Beach', 'Harbour', 'Forest']));
  });

  test.each(['/', '/profile', '/nowhere', '/Add-dog'])(
    'at %s leads an owner without a dog to onboarding',
    async (path) => {
      answerCalls({ ...anOwner, 'GET /api/auth/me': () => json({ ...me, isOnboarded: false }) });
      await openApp(path, 'a token');
      expect(await screen.findByRole('checkbox', { name: /Daily Walks/ })).toBeTruthy();
      expect(location.pathname).toBe('/onboarding');
    },
  );

  test('shows an avatar even when the dogs cannot be loaded', async () => {
    answerCalls({ ...anOwner, 'GET /api/dogs': noAnswer });
    await openApp('/', 'a token');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Account menu' }).textContent).toBe('JD'));
  });

  test('without dogs tells the owner what to do', async () => {
    answerCalls({ ...anOwner, 'GET /api/dogs': () => json([]) });
    await openApp('/', 'a token');
    expect(await screen.findByText('No dogs found')).toBeTruthy();
    expect(screen.getByText('Add a dog to start tracking activities.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Account menu' }).textContent).toBe('JD');
  });
});

describe('signing in', () => {
  test('stores the token under both names and opens the dashboard', async () => {
    answerCalls({
      ...anOwner,
      'POST /api/auth/login': () => json({ token: 'fresh', user: me }),
    });
    await openApp('/signin');
    await screen.findByRole('button', { name: 'Sign In' });
    type('Email', 'robin@example.com');
    type('Password', 'Muddy-Paws-42');
    press('Sign In');
    expect(await screen.findByRole('heading', { name: 'Biscuit' })).toBeTruthy();
    expect(location.pathname).toBe('/');
    expect(localStorage.getItem('authToken')).toBe('fresh');
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(localStorage.getItem('onboardingStatus')).toBe('completed');
    expect(await screen.findByText('Welcome back!')).toBeTruthy();
    expect(screen.getByText("You've successfully signed in to Hark.")).toBeTruthy();
  });

  test('asks about a forgotten password after a wrong one, and keeps what was typed', async () => {
    const body = { error: 'Invalid email or password' };
    answerCalls({ 'POST /api/auth/login': () => json(body, 401) });
    const logged = vi.spyOn(console, 'info').mockReturnValue();
    await openApp('/signin');
    await screen.findByRole('button', { name: 'Sign In' });
    type('Email', 'robin@example.com');
    type('Password', 'wrong');
    press('Sign In');
    expect((await screen.findByRole('alert')).textContent).toBe('Oops did you forget your password?');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('robin@example.com');
    expect(logged).toHaveBeenCalledWith('POST /api/auth/login: 401', body);
  });

  test('clears the last error when a field stops the next try', async () => {
    const calls = answerCalls({ 'POST /api/auth/login': () => json({ error: 'Invalid' }, 401) });
    vi.spyOn(console, 'info').mockReturnValue();
    await openApp('/signin');
    await screen.findByRole('button', { name: 'Sign In' });
    type('Email', 'robin@example.com');
    type('Password', 'wrong');
    press('Sign In');
    expect(await screen.findByText('Oops did you forget your password?')).toBeTruthy();
    type('Password', '');
    press('Sign In');
    await waitFor(() =>
      expect(screen.getByLabelText('Password', { exact: true }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.queryByText('Oops did you forget your password?')).toBeNull();
    expect(calls).toEqual(['POST /api/auth/login']);
  });

  test('works in a browser that forbids storage, and only logs it', async () => {
    const forbid = () => {
      throw new DOMException('Not here', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { get: forbid, ownKeys: forbid }));
    const logged = vi.spyOn(console, 'info').mockReturnValue();
    answerCalls({ ...anOwner, 'POST /api/auth/login': () => json({ token: 'fresh', user: me }) });
    await openApp('/signin');
    await screen.findByRole('button', { name: 'Sign In' });
    type('Email', 'robin@example.com');
    type('Password', 'Muddy-Paws-42');
    press('Sign In');
    expect(await screen.findByRole('heading', { name: 'Biscuit' })).toBeTruthy();
    expect(logged).toHaveBeenCalledWith('Browser storage:', expect.any(DOMException));
  });

  test('reports missing input before anything is sent', async () => {
    const calls = answerCalls({});
    await openApp('/signin');
    await screen.findByRole('button', { name: 'Sign In' });
    press('Sign In');
    expect(await screen.findByText('Please enter a valid email')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(calls).toEqual([]);
  });
});

describe('signing up', () => {
  const fill = async () => {
    await screen.findByRole('button', { name: 'Sign Up' });
    type('Name', 'Robin');
    type('Email', 'robin@example.com');
    type('Password', 'Muddy-Paws-42');
    press('Sign Up');
  };

  test('creates the account and leads to onboarding', async () => {
    answerCalls({
      ...anOwner,
      'POST /api/auth/register': () => json({ token: 'fresh', user: me }, 201),
      'GET /api/auth/me': () => json({ ...me, isOnboarded: false }),
    });
    await openApp('/start');
    await fill();
    expect(await screen.findByText('Welcome to Hark!')).toBeTruthy();
    expect(screen.getByText('Your account has been created successfully.')).toBeTruthy();
    expect(await screen.findByRole('checkbox', { name: /Daily Walks/ })).toBeTruthy();
    expect(document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toMatch(
      /\/onboarding$/,
    );
  });

  test('has two addresses but one canonical one', async () => {
    answerCalls({});
    await openApp('/start');
    await screen.findByRole('button', { name: 'Sign Up' });
    expect(document.title).toBe('Sign Up | Hark');
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
    expect(new URL(canonical?.href ?? '').pathname).toBe('/signup');
  });

  const emailToSignInWith = async () => {
    await screen.findByRole('button', { name: 'Sign In' });
    expect(location.pathname + location.search + location.hash).toBe('/signin');
    return screen.getByLabelText<HTMLInputElement>('Email').value;
  };

  test('with an email that is taken leads to sign-in with that email', async () => {
    answerCalls({ 'POST /api/auth/register': () => json({ error: 'Email already exists' }, 409) });
    await openApp('/signup');
    await fill();
    expect(await screen.findByText('Account exists')).toBeTruthy();
    expect(screen.getByText('Redirecting you to sign in...')).toBeTruthy();
    expect(await emailToSignInWith()).toBe('robin@example.com');
  });

  test('passes the email on to sign-in when the owner follows that link', async () => {
    answerCalls({});
    await openApp('/signup');
    await screen.findByRole('button', { name: 'Sign Up' });
    type('Email', 'robin@example.com');
    fireEvent.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(await emailToSignInWith()).toBe('robin@example.com');
  });
});
