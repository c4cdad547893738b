import { describe, expect, it } from 'vitest';
import { CarePreferences, ChangePassword, DeleteAccount, SignIn, SignUp } from './account.ts';
import { NewDog } from './dog.ts';

interface Shape {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: { message: string }[] } | undefined };
}
const messagesOf = (shape: Shape, value: unknown) =>
  shape.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
const good = { name: 'Jo', email: 'jo@example.com', password: 'Walk-the-d0g' };

describe('signing up', () => {
  it.each([
    [{ name: 'J' }, 'Name must be at least 2 characters'],
    [{ name: ' J ' }, 'Name must be at least 2 characters'],
    [{ name: undefined }, 'Name must be at least 2 characters'],
    [{ name: 'Jo\n\nYour account is locked' }, 'Name must be one line'],
    [{ name: 'Jo\u2028Read this' }, 'Name must be one line'],
    [{ email: 'a@' }, 'Please enter a valid email'],
    [{ email: { $gt: '' } }, 'Please enter a valid email'],
    [{ email: `${'a'.repeat(250)}@x.com` }, 'Please enter a valid email'],
    [{ password: 'Aa1!aaa' }, 'Password must be at least 8 characters'],
    [{ password: 'aaaaaa1!' }, 'Password must contain at least one uppercase letter'],
    [{ password: 'AAAAAA1!' }, 'Password must contain at least one lowercase letter'],
    [{ password: 'Aaaaaaa!' }, 'Password must contain at least one number'],
    [{ password: 'Aaaaaaa1' }, 'Password must contain at least one special character'],
    [{ password: `Aa1!${'a'.repeat(253)}` }, 'Password must be at most 256 characters'],
    [{ password: 'Walk-the-d0g\0' }, 'Password contains a character that cannot be stored'],
    [{ password: 'Walk-the-d0g\ud800' }, 'Password contains a character that cannot be stored'],
  ])('with %j is refused', (part, message) => {
    expect(messagesOf(SignUp, { ...good, ...part })).toContain(message);
  });

  it('takes a space or a letter beyond ASCII as a special character', () => {
    expect(messagesOf(SignUp, { ...good, password: 'Walk the d0g' })).toEqual([]);
  });

  it('makes emails that differ only in case and outer space one', () => {
    expect(SignUp.parse({ ...good, email: '  Jo@Example.COM ' }).email).toBe('jo@example.com');
  });
});

describe('signing in', () => {
  it.each(['Walk-the-d0g\0', 'Walk-the-d0g\ud800', 'x'])('takes %j, which was good once', (password) => {
    expect(messagesOf(SignIn, { email: 'jo@example.com', password })).toEqual([]);
  });

  it.each([
    [{ email: 'nope', password: 'x' }, 'Please enter a valid email'],
    [{ email: 'jo@example.com', password: '' }, 'Password is required'],
    [{ email: 'jo@example.com' }, 'Password is required'],
  ])('with %j is refused', (value, message) => {
    expect(messagesOf(SignIn, value)).toContain(message);
  });
});

describe('a password somebody proves to know', () => {
  const shapes = (password: string) =>
    [
      [SignIn, { email: good.email, password }],
      [ChangePassword, { currentPassword: password, newPassword: good.password }],
      [DeleteAccount, { password }],
    ] as const;

  it('may be up to 256 characters long, and of any kind', () => {
    for (const [shape, value] of shapes('x'.repeat(256))) expect(messagesOf(shape, value)).toEqual([]);
    for (const [shape, value] of shapes('x'.repeat(257)))
      expect(messagesOf(shape, value)).toEqual(['Password must be at most 256 characters']);
  });
});

describe('care priorities', () => {
  it.each([[{ carePreferences: [] }], [{}], [{ carePreferences: 'walks' }]])('%j is not enough', (value) => {
    expect(messagesOf(CarePreferences, value)).toContain('Please select at least one care priority');
  });

  it('are kept once each, in the order they are offered', () => {
    const chosen = { carePreferences: ['vet', 'walks', 'vet'] };
    expect(CarePreferences.parse(chosen)).toEqual({ carePreferences: ['walks', 'vet'] });
  });
});

describe('a new dog', () => {
  const rex = { name: 'Rex', breed: 'Beagle', gender: 'male' };
  it.each([
    [{ name: ' ' }, "Please enter your dog's name"],
    [{ breed: '' }, "Please select your dog's breed"],
    [{ gender: 'cat' }, "Please select your dog's gender"],
    [{ age: -1 }, 'Age must be 0 or greater'],
    [{ age: '3' }, 'Age must be a number of years'],
    [{ age: 41 }, 'Age must be at most 40 years'],
    [{ weight: -0.1 }, 'Weight must be 0 or greater'],
    [{ weight: 1e308 }, 'Weight must be at most 400 lbs'],
    [{ weight: 400.1 }, 'Weight must be at most 400 lbs'],
    [{ lastCheckup: '2026-02-30' }, 'Must be a date (YYYY-MM-DD)'],
  ])('with %j is refused', (part, message) => {
    expect(messagesOf(NewDog, { ...rex, ...part })).toContain(message);
  });

  it.each([[{ age: 0, weight: 0 }], [{ age: 40, weight: 400 }]])('with %j is taken', (part) => {
    expect(NewDog.parse({ ...rex, ...part })).toMatchObject(part);
  });

  it.each([
    ['personalityTraits', 'Personality traits'],
    ['healthConcerns', 'Health concerns'],
  ])('has up to fifty %s', (field, label) => {
    const entries = Array.from({ length: 51 }, (_, index) => `Number ${index}`);
    expect(messagesOf(NewDog, { ...rex, [field]: entries.slice(1) })).toEqual([]);
    expect(messagesOf(NewDog, { ...rex, [field]: entries })).toEqual([`${label}: at most 50`]);
  });

  it('keeps traits once each, trimmed', () => {
    const dog = NewDog.parse({ ...rex, age: 0.5, personalityTraits: [' Calm', 'calm', '', 'Shy'] });
    expect(dog.personalityTraits).toEqual(['Calm', 'Shy']);
  });
});
