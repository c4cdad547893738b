import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, json } from '../../../../test/fakeApi.ts';
import {
  eachOnQuickLog,
  field,
  fill,
  logged,
  noHistory,
  Opened,
  press,
} from '../../../../test/openQuickLog.tsx';

eachOnQuickLog();

/** A server that keeps what is logged. */
function aServer() {
  const sent: unknown[] = [];
  answerCalls({
    ...noHistory,
    'POST /api/dogs/7/activities': ({ body }) => {
      sent.push(body);
      return json({ ...logged, ...(body as object) }, 201);
    },
  });
  return sent;
}

test.each([
  ['1:30', '= 90 minutes', 90],
  ['1h30', '= 90 minutes', 90],
  ['1h', '= 60 minutes', 60],
  ['½ h', '= 30 minutes', 30],
])(
  'a duration typed as %j stays as typed, says "%s" and is stored so',
  async (typed, understood, duration) => {
    const sent = aServer();
    render(<Opened first="walk" />);
    fill('Duration (minutes)', typed);
    expect(await screen.findByText(understood)).toBeTruthy();
    expect(field('Duration (minutes)').value).toBe(typed);
    press('Save Activity');
    expect(await screen.findByText('Activity logged successfully!')).toBeTruthy();
    expect(sent).toMatchObject([{ duration }]);
  },
);

test.each(['1,5', '1.30', 'long'])(
  'a duration typed as %j is refused with a hint and stays',
  async (typed) => {
    const sent = aServer();
    render(<Opened first="walk" />);
    fill('Duration (minutes)', typed);
    press('Save Activity');
    expect(
      await screen.findByText('Please enter minutes, such as 90, or hours, as 1:30 or 1.5 h'),
    ).toBeTruthy();
    expect(field('Duration (minutes)').value).toBe(typed);
    expect(sent).toEqual([]);
  },
);

test('a duration of a single number marks the matching choice and says nothing more', () => {
  aServer();
  render(<Opened first="walk" />);
  fill('Duration (minutes)', '60');
  expect(screen.queryByText(/^=/)).toBeNull();
  expect(screen.getByRole('button', { name: '60' }).getAttribute('aria-pressed')).toBe('true');
  fill('Duration (minutes)', '1h');
  expect(screen.getByRole('button', { name: '60' }).getAttribute('aria-pressed')).toBe('true');
});
