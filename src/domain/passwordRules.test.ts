import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NewPassword } from './account.ts';
import { passwordRules, strongExamples } from './passwordRules.ts';

const allTicked = (password: string) => passwordRules.every((rule) => rule.holds(password));

test.each([...strongExamples])('the example %s meets all password rules', (example) => {
  expect(allTicked(example)).toBe(true);
  expect(NewPassword.safeParse(example).success).toBe(true);
});

test('all rules are checked off exactly when the password would be accepted', () => {
  fc.assert(
    fc.property(
      fc.string({
        maxLength: 40,
        unit: fc.constantFrom('a', 'ж', 'Z', 'Ж', '7', '٧', '-', ' ', 'é', '\u0301', '\u200b', '字', '🐕'),
      }),
      (password) => {
        expect(NewPassword.safeParse(password).success).toBe(allTicked(password));
      },
    ),
  );
});
