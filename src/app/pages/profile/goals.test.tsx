import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '../../../../test/acting.ts';
import { answerCalls, json, underWay } from '../../../../test/fakeApi.ts';
import { eachOnAnEmptyDevice } from '../../../../test/openApp.tsx';
import { answers, away, goal, heldBack, openProfile } from '../../../../test/openProfile.tsx';

eachOnAnEmptyDevice();

const notThere = () => json({ error: 'Not found' }, 404);

test('a goal for health checks is weekly by default', async () => {
  answerCalls(answers);
  await openProfile();
  press('Edit goals');
  const period = () => screen.getByLabelText<HTMLSelectElement>('Period').value;
  expect(period()).toBe('daily');
  type('Goal type', 'weekly_health');
  expect(period()).toBe('weekly');
  type('Goal type', 'daily_walks');
  expect(period()).toBe('daily');
});

test('a goal that cannot be added, changed or removed stays as it was, with an error', async () => {
  answerCalls({
    ...answers,
    'POST /api/dogs/7/goals': away,
    'PUT /api/goals/5': away,
    'DELETE /api/goals/5': away,
  });
  await openProfile();
  await screen.findByText('3 a day');
  press('Edit goals');
  type('Goal type', 'daily_meals');
  press('Add Goal');
  expect(await screen.findByText('Goal Not Saved')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Goal type').value).toBe('daily_meals');

  press('Change Walks, 3 a day');
  type('Target for Walks', '9');
  press('Save target');
  expect(await screen.findByText('Goal Not Updated')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Target for Walks').value).toBe('9');
  fireEvent.keyDown(screen.getByLabelText('Target for Walks'), { key: 'Escape' });

  press('Remove Walks, 3 a day');
  expect(await screen.findByText('Goal Not Removed')).toBeTruthy();
  expect(screen.getByText('3 a day')).toBeTruthy();
});

test('a goal that is already gone can be removed, and does not return when changed', async () => {
  answerCalls({ ...answers, 'DELETE /api/goals/5': notThere });
  await openProfile();
  await screen.findByText('3 a day');
  press('Edit goals');
  press('Remove Walks, 3 a day');
  expect(await screen.findByText('Goal Removed')).toBeTruthy();
  cleanup();

  let goals = [goal];
  answerCalls({ ...answers, 'GET /api/dogs/7/goals': () => json(goals), 'PUT /api/goals/5': notThere });
  await openProfile();
  await screen.findByText('3 a day');
  goals = [];
  press('Edit goals');
  press('Change Walks, 3 a day');
  type('Target for Walks', '9');
  press('Save target');
  expect(await screen.findByText('Goal Not Updated')).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText('Target for Walks')).toBeNull());
});

test('focus moves to the form of a new goal, and back to it after one was added', async () => {
  let goals: unknown[] = [];
  answerCalls({
    ...answers,
    'GET /api/dogs/7/goals': () => json(goals),
    'POST /api/dogs/7/goals': () => {
      goals = [goal];
      return json(goal, 201);
    },
  });
  await openProfile();
  const ask = await screen.findByRole('button', { name: 'Set a goal' });
  ask.focus();
  fireEvent.click(ask);
  expect(document.activeElement).toBe(screen.getByLabelText('Goal type'));

  type('Goal type', 'daily_walks');
  screen.getByRole('button', { name: 'Add Goal' }).focus();
  press('Add Goal');
  await screen.findByText('Goal Added');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Goal type')));
});

test('starting to edit goals does not move focus', async () => {
  answerCalls(answers);
  await openProfile();
  await screen.findByText('3 a day');
  const edit = screen.getByRole('button', { name: 'Edit goals' });
  edit.focus();
  fireEvent.click(edit);
  await screen.findByLabelText('Goal type');
  expect(document.activeElement).toBe(edit);
});

test('ending the editing of goals discards a target that was not saved', async () => {
  answerCalls(answers);
  await openProfile();
  await screen.findByText('3 a day');
  press('Edit goals');
  press('Change Walks, 3 a day');
  type('Target for Walks', '9');
  press('Done editing goals');
  const edit = screen.getByRole('button', { name: 'Edit goals' });
  edit.focus();
  fireEvent.click(edit);
  expect(screen.queryByLabelText('Target for Walks')).toBeNull();
  expect(document.activeElement).toBe(edit);
});

test('a goal cannot be changed or canceled while it is being saved', async () => {
  const adding = underWay();
  const changing = underWay();
  let target = 3;
  answerCalls({
    ...answers,
    'GET /api/dogs/7/goals': () => json([{ ...goal, target }]),
    'POST /api/dogs/7/goals': adding.answer,
    'PUT /api/goals/5': changing.answer,
  });
  await openProfile();
  await screen.findByText('3 a day');
  press('Edit goals');
  type('Goal type', 'daily_meals');
  press('Add Goal');
  await screen.findByText('Saving...');
  expect(['Goal type', 'Target', 'Period'].map(heldBack)).toEqual([true, true, true]);
  adding.give(away());
  await waitFor(() => expect(heldBack('Target')).toBe(false));

  press('Change Walks, 3 a day');
  type('Target for Walks', '9');
  press('Save target');
  await waitFor(() => expect(heldBack('Target for Walks')).toBe(true));
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
  fireEvent.keyDown(screen.getByLabelText('Target for Walks'), { key: 'Escape' });
  expect(screen.getByLabelText<HTMLInputElement>('Target for Walks').value).toBe('9');
  target = 9;
  changing.give(json({ ...goal, target }));
  expect(await screen.findByText('9 a day')).toBeTruthy();
});
