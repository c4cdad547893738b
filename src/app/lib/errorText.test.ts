import { describe, expect, test } from 'vitest';
import { CallError } from '../../api/errors.ts';
import { cleaned, isAccountTaken, signInProblem, signUpProblem } from './errorText.ts';

describe('an error message', () => {
  test.each([
    ['500: Something broke', 'Something broke'],
    ['0: Network error. Please try again.', 'Network error. Please try again.'],
    ['400: {"message": "Name is [internal] too short"}', 'message: Name is too short'],
    ["429: Can't sign in 'yet'", "Can't sign in yet"],
    ['  {""}  ', ''],
  ])('%j is shown as %j', (raw, read) => {
    expect(cleaned(raw)).toBe(read);
  });
});

test('a wrong password leads to a friendly question', () => {
  const refusal = new CallError(401, { error: 'Invalid email or password' });
  expect(signInProblem(refusal)).toBe('Oops did you forget your password?');
});

test('an error without a message gets the default one', () => {
  expect(signInProblem(new Error(''))).toBe('Failed to sign in');
  expect(signUpProblem('?')).toBe('Failed to create account');
});

test('an internal error gets the default message', () => {
  const fault = new TypeError("Cannot read properties of null (reading 'token')");
  expect(signInProblem(fault)).toBe('Failed to sign in');
  expect(signUpProblem(fault)).toBe('Failed to create account');
});

test("a proxy's error page gets the default message", () => {
  const page = new CallError(502, { error: '<html><title>502 Bad Gateway</title></html>' });
  expect(signInProblem(page)).toBe('Failed to sign in');
  expect(signUpProblem(page)).toBe('Failed to create account');
});

test('an email that is taken is told apart from other refusals', () => {
  expect(isAccountTaken(new CallError(409, { error: 'Email already exists' }))).toBe(true);
  expect(isAccountTaken(new Error('Email already exists'))).toBe(true);
  expect(isAccountTaken(new CallError(400, { error: 'Validation failed' }))).toBe(false);
});
