import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { press, type } from '../../../../test/acting.ts';
import { anOwner, answerCalls, biscuit, json, me, underWay } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice, openApp } from '../../../../test/openApp.tsx';

eachOnAnEmptyDevice();

describe('onboarding', () => {
  test('continues where it stopped after the page was closed, with what was chosen', async () => {
    const newcomer = { ...anOwner, 'GET /api/auth/me': () => json({ ...me, isOnboarded: false }) };
    answerCalls({ ...newcomer, 'PUT /api/user/1/onboarding': () => json({ ...me, isOnboarded: false }) });
    await openApp('/onboarding', 'a token');
    fireEvent.click(await screen.findByRole('checkbox', { name: /Vet Visits/ }));
    await waitFor(() => expect(localStorage.getItem('userPreferences')).toBe('["vet"]'));
    cleanup();
    await openApp('/onboarding', 'a token');
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Vet Visits/ })).checked).toBe(
      true,
    );
    press('Continue');
    await screen.findByRole('button', { name: 'Complete Setup' });
    cleanup();
    await openApp('/onboarding', 'a token');
    expect(await screen.findByRole('button', { name: 'Complete Setup' })).toBeTruthy();
    expect(localStorage.getItem('onboardingStatus')).toBe('dog');
  });

  test('goes from the second step back to the first without losing anything', async () => {
    const newcomer = { ...anOwner, 'GET /api/auth/me': () => json({ ...me, isOnboarded: false }) };
    answerCalls({
      ...newcomer,
      'PUT /api/user/1/onboarding': () => json({ ...me, isOnboarded: false, carePreferences: ['vet'] }),
    });
    await openApp('/onboarding', 'a token');
    fireEvent.click(await screen.findByRole('checkbox', { name: /Vet Visits/ }));
    press('Continue');
    await screen.findByRole('button', { name: 'Complete Setup' });
    type('Name', 'Biscuit');
    history.back();
    const vet = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Vet Visits/ });
    expect(vet.checked).toBe(true);
    expect(location.pathname).toBe('/onboarding');
    history.forward();
    await screen.findByRole('button', { name: 'Complete Setup' });
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Biscuit');
    // The same by the step's own button, which leaves no step twice in the history.
    press('Back');
    await screen.findByRole('button', { name: 'Continue' });
    expect(history.state).toEqual({ step: 1 });
  });

  test('does not navigate when the response comes after the owner has left', async () => {
    const save = underWay();
    answerCalls({ ...anOwner, 'PUT /api/user/1/onboarding': save.answer });
    await openApp('/onboarding', 'a token');
    fireEvent.click(await screen.findByRole('checkbox', { name: /Vet Visits/ }));
    press('Continue');
    await screen.findByText('Saving...');
    fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await screen.findByRole('heading', { name: 'Biscuit' });
    save.give(json(me));
    await waitFor(() => expect(localStorage.getItem('userPreferences')).toBeNull());
    expect(location.pathname).toBe('/');
  });

  test('keeps a changed choice after the page was closed', async () => {
    let carePreferences: unknown = [];
    const someone = () => json({ ...me, isOnboarded: false, carePreferences });
    answerCalls({
      ...anOwner,
      'GET /api/auth/me': someone,
      'PUT /api/user/1/onboarding': ({ body }) => {
        ({ carePreferences } = body as { carePreferences: unknown });
        return someone();
      },
    });
    const isChosen = async (name: RegExp) =>
      (await screen.findByRole<HTMLInputElement>('checkbox', { name })).checked;
    await openApp('/onboarding', 'a token');
    fireEvent.click(await screen.findByRole('checkbox', { name: /Daily Walks/ }));
    press('Continue');
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: /Vet Visits/ }));
    cleanup();
    await openApp('/onboarding', 'a token');
    expect(await isChosen(/Vet Visits/)).toBe(true);
    expect(await isChosen(/Daily Walks/)).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: /Vet Visits/ }));
    cleanup();

    // Chosen and saved on another device meanwhile.
    carePreferences = ['health'];
    await openApp('/onboarding', 'a token');
    expect(await isChosen(/Health Monitoring/)).toBe(true);
    expect(await isChosen(/Daily Walks/)).toBe(false);
  });

  const newcomer = { ...anOwner, 'GET /api/auth/me': () => json({ ...me, isOnboarded: false }) };
  const describeDog = async () => {
    await screen.findByRole('button', { name: 'Complete Setup' });
    type('Name', 'Biscuit');
    type('Breed', 'Beagle');
    fireEvent.click(screen.getByRole('radio', { name: 'Female' }));
    press('Complete Setup');
  };

  test("sends the choice with name and email, and shows the server's error", async () => {
    const sent: unknown[] = [];
    answerCalls({
      ...newcomer,
      'PUT /api/user/1/onboarding': ({ body }) => {
        sent.push(body);
        return json({ error: 'The database is away' }, 503);
      },
    });
    await openApp('/onboarding', 'a token');
    fireEvent.click(await screen.findByRole('checkbox', { name: /Daily Walks/ }));
    press('Continue');
    expect(await screen.findByText('Error updating profile')).toBeTruthy();
    expect(screen.getByText('The database is away')).toBeTruthy();
    expect(sent).toEqual([{ carePreferences: ['walks'], name: 'Robin', email: 'robin@example.com' }]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Daily Walks/ }).checked).toBe(true);
  });

  test('hides the error once saving has succeeded', async () => {
    let isAway = true;
    answerCalls({
      ...newcomer,
      'PUT /api/user/1/onboarding': () =>
        isAway ? json({ error: 'The database is away' }, 503) : json({ ...me, isOnboarded: false }),
    });
    await openApp('/onboarding', 'a token');
    fireEvent.click(await screen.findByRole('checkbox', { name: /Daily Walks/ }));
    press('Continue');
    await screen.findByText('Error updating profile');
    isAway = false;
    press('Continue');
    await screen.findByRole('button', { name: 'Complete Setup' });
    expect(screen.queryByText('Error updating profile')).toBeNull();
  });

  test('shows why a dog could not be saved, and keeps what was typed', async () => {
    answerCalls({ ...newcomer, 'POST /api/dogs': () => json({ error: 'The database is away' }, 503) });
    localStorage.setItem('onboardingStatus', 'dog');
    await openApp('/onboarding', 'a token');
    await describeDog();
    expect(await screen.findByText('Error creating dog profile')).toBeTruthy();
    expect(screen.getByText('The database is away')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Biscuit');
  });

  test('welcomes the first dog and leads to the dashboard', async () => {
    answerCalls({
      ...newcomer,
      'POST /api/dogs': () => json({ ...biscuit, user: { ...me, isOnboarded: true } }, 201),
    });
    localStorage.setItem('onboardingStatus', 'dog');
    await openApp('/onboarding', 'a token');
    await describeDog();
    expect(await screen.findByText('Welcome to Hark, Biscuit! 🐶')).toBeTruthy();
    expect(screen.getByText('Dog profile created successfully!')).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});
