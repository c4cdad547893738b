import { describe, expect, test } from 'vitest';
import { CallError } from '../../api/errors.ts';
import { cleaned, isAccountTaken, signInProblem, signUpProblem } from './errorText.ts';

describe('the text of an error', () => {
  test.each([
    ['500: Something broke', 'Something broke'],
    ['0: Network error. Please try again.', 'Network error. Please try again.'],
    ['400: {"message": "Name is [internal] too short"}', 'message: Name is too short'],
    ["429: Can't sign in 'yet'", "Can't sign in yet"],
    ['  {""}  ', ''],
  ])('%j reads %j', (raw, read) => {
    expect(cleaned(raw)).toBe(read);
  });
});

test('a wrong password is asked about kindly', () => {
  const refusal = new CallError(401, { error: 'Invalid email or password' });
  expect(signInProblem(refusal)).toBe('Oops did you forget your password?');
});

test('a failure without words gets the usual ones', () => {
  expect(signInProblem(new Error(''))).toBe('Failed to sign in');
  expect(signUpProblem('?')).toBe('Failed to create account');
});

test('a fault of our own is no words for people', () => {
  const fault = new TypeError("Cannot read properties of null (reading 'token')");
  expect(signInProblem(fault)).toBe('Failed to sign in');
  expect(signUpProblem(fault)).toBe('Failed to create account');
});

test("a proxy's error page is no words for people", () => {
  const page = new CallError(502, { error: '<html><title>502 Bad Gateway</title></html>' });
  expect(signInProblem(page)).toBe('Failed to sign in');
  expect(signUpProblem(page)).toBe('Failed to create account');
});

test('a taken email is told apart from other refusals', () => {
  expect(isAccountTaken(new CallError(409, { error: 'Email already exists' }))).toBe(true);
  expect(isAccountTaken(new Error('Email already exists'))).toBe(true);
  expect(isAccountTaken(new CallError(400, { error: 'Validation failed' }))).toBe(false);
});
