import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { Email, NewPassword, ResetPassword } from '../../../domain/account.ts';
import { emailProblem, newPasswordProblem, type Rule, tokenIn, tokenProblem } from './checks.ts';

function sameAs(shape: z.ZodMiniType, rule: Rule) {
  return (value: string) => {
    const result = shape.safeParse(value);
    const said = result.success ? null : result.error.issues[0]?.message;
    expect(rule(value)).toBe(said);
  };
}

const few = (...units: string[]) => fc.string({ maxLength: 30, unit: fc.constantFrom(...units) });

test('the page refuses an email exactly when the server would', () => {
  const holds = sameAs(Email, emailProblem);
  const local = few('a', 'Z', '7', '.', '_', '+', '-', "'", ' ');
  fc.assert(
    fc.property(local, few('b', '-', '.', 'Q', '0', '@'), (name, host) => holds(`${name}@${host}.co`)),
  );
  fc.assert(fc.property(fc.emailAddress(), holds));
  for (const odd of [
    '',
    '@',
    'robin',
    'robin@here',
    ' Robin@Example.com ',
    '\u200brobin@example.com\u200b',
    '\ufeff\u202arobin@example.com\u202c\u00a0',
    'ro\u200bbin@example.com',
    `${'a'.repeat(250)}@b.co`,
  ])
    holds(odd);
});

test('the page refuses a new password for the same first reason as the server', () => {
  const holds = sameAs(NewPassword, newPasswordProblem);
  fc.assert(
    fc.property(few('a', 'ж', 'Z', 'Ж', '7', '٧', '-', ' ', 'é', '\u0301', '\u200b', '字', '🐕'), holds),
  );
  holds(`Aa1-${'x'.repeat(253)}`);
});

test('the page calls a token missing exactly when the server would', () => {
  const holds = sameAs(ResetPassword.shape.token, tokenProblem);
  for (const token of ['', '   ', 'x', ' x ']) holds(token);
});

test('the token is found in a pasted link, too', () => {
  expect(tokenIn('  q9_-x ')).toBe('q9_-x');
  expect(tokenIn('\u200b\u2060q9_-x\u200b\n')).toBe('q9_-x');
  expect(tokenIn('https://hark.example/password-reset#token=q9_-x\n')).toBe('q9_-x');
  expect(tokenProblem('https://hark.example/password-reset#token=')).toBe('Reset token is required');
});
