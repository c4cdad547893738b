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
    [{ name: '李' }, 'Name must be at least 2 characters'],
    [{ name: '👩‍👩‍👧' }, 'Name must be at least 2 characters'],
    [{ name: 'e\u0301' }, 'Name must be at least 2 characters'],
    [{ name: 'J\u200b' }, 'Name must be at least 2 characters'],
    [{ name: 'J \u3164' }, 'Name must be at least 2 characters'],
    [{ name: '\u2800\u2800\u2800' }, 'Name must be at least 2 characters'],
    [{ name: 'J'.repeat(101) }, 'Name must be at most 100 characters'],
    [{ name: '👩‍👩‍👧'.repeat(101) }, 'Name must be at most 100 characters'],
    [{ name: `Jo${'\u0301'.repeat(1_000)}` }, 'Name must be at most 100 characters'],
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

  it.each([
    'Собака-2026!',
    'ÄÖÜäöü1!',
    'ñandúÑ-123',
    'Σκύλος-2026!',
    'Շունիկս-42',
    'Mật-Khẩu-1!',
    'Mật-Khẩu-1!'.normalize('NFD'),
    'Walkies-٣٤',
    'Walk the d0g',
    'Walk\u00a0the\u00a0d0g',
    'Walkies7🐕',
    'ǅungla-42!',
  ])('accepts the password %s', (password) => {
    expect(messagesOf(SignUp, { ...good, password })).toEqual([]);
  });

  it.each([
    ['собака-2026!', 'Password must contain at least one uppercase letter'],
    ['СОБАКА-2026!', 'Password must contain at least one lowercase letter'],
    ['Собака-собака', 'Password must contain at least one number'],
    ['Собака2026', 'Password must contain at least one special character'],
    ['Cafés2026'.normalize('NFD'), 'Password must contain at least one special character'],
    ['Walkies2026\u200b', 'Password must contain at least one special character'],
    ['Walkies²026½', 'Password must contain at least one special character'],
    ['我的小狗叫豆豆-2026', 'Password must contain at least one uppercase letter'],
    ['我的小狗叫豆豆-2026', 'Password must contain at least one lowercase letter'],
    // Seven characters as people count them.
    ['Ấy-1234'.normalize('NFD'), 'Password must be at least 8 characters'],
    ['Aa1-👩‍👩‍👧👍🏽🇩🇪', 'Password must be at least 8 characters'],
  ])('with the password %s is refused', (password, message) => {
    expect(messagesOf(SignUp, { ...good, password })).toContain(message);
  });

  it('counts the length of a password after it is normalized', () => {
    const composed = `Aa1-${'ệ'.repeat(252)}`;
    for (const password of [composed, composed.normalize('NFD')]) {
      expect(messagesOf(SignUp, { ...good, password })).toEqual([]);
      expect(messagesOf(SignIn, { ...good, password })).toEqual([]);
      expect(messagesOf(SignUp, { ...good, password: `${password}x` })).toEqual([
        'Password must be at most 256 characters',
      ]);
    }
  });

  it('refuses a password of a few characters with endless diacritics', () => {
    const password = `Aa1-zalgo${'\u0323'.repeat(2_000)}`;
    expect(messagesOf(SignUp, { ...good, password })).toEqual(['Password must be at most 256 characters']);
  });

  it('ignores case and surrounding space in emails', () => {
    for (const email of ['  Jo@Example.COM ', '\u200bjo@example.com\u00ad', '\u202a jo@example.com\u202c'])
      expect(SignUp.parse({ ...good, email }).email).toBe('jo@example.com');
  });
});

describe('signing in', () => {
  it.each(['Walk-the-d0g\0', 'Walk-the-d0g\ud800', 'x'])('accepts %j, which was valid once', (password) => {
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

describe('a password entered as proof of identity', () => {
  const shapes = (password: string) =>
    [
      [SignIn, { email: good.email, password }],
      [ChangePassword, { currentPassword: password, newPassword: good.password }],
      [DeleteAccount, { password }],
    ] as const;

  it('may have up to 256 characters of any kind', () => {
    for (const [shape, value] of shapes('x'.repeat(256))) expect(messagesOf(shape, value)).toEqual([]);
    for (const [shape, value] of shapes('x'.repeat(257)))
      expect(messagesOf(shape, value)).toEqual(['Password must be at most 256 characters']);
  });
});

describe('a name', () => {
  it.each(['李明', 'Jö', 'é'.normalize('NFD').repeat(2), 'J\u0301'.repeat(100), '🐕'.repeat(100)])(
    'may be %s',
    (name) => {
      expect(SignUp.parse({ ...good, name }).name).toBe(name);
    },
  );
});

describe('care priorities', () => {
  it.each([[{ carePreferences: [] }], [{}], [{ carePreferences: 'walks' }]])('%j is not enough', (value) => {
    expect(messagesOf(CarePreferences, value)).toContain('Please select at least one care priority');
  });

  it('are kept once each, in the order in which they are offered', () => {
    const chosen = { carePreferences: ['vet', 'walks', 'vet'] };
    expect(CarePreferences.parse(chosen)).toEqual({ carePreferences: ['walks', 'vet'] });
  });
});

describe('a new dog', () => {
  const rex = { name: 'Rex', breed: 'Beagle', gender: 'male' };
  it.each([
    [{ name: ' ' }, "Please enter your dog's name"],
    ...[
      '\u200b',
      '\u2800',
      '\u3164',
      '\u00ad',
      '\u115f',
      '\u1160',
      '\u17b4',
      '\ufe0f',
      '\u{e0041}',
      '\uffa0',
      '\u202e',
      '\u2066\u2069',
      '\u200d\u200d',
      '\u0301',
      '\u180e',
      '\u2060',
      '\u061c',
      '\ufffc',
      '\u034f',
      '\u00a0\u200b \u3164\ufe0f',
      '\u{1d159}',
      '\u{e0100}',
      '\u3000',
      '\u0085',
    ].flatMap(
      (nothing) =>
        [
          [{ name: nothing }, "Please enter your dog's name"],
          [{ breed: nothing }, "Please select your dog's breed"],
        ] as [object, string][],
    ),
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

  it.each(['李', '🐕', 'é', '字', 'ۋ', 'क', '☃', '❤\ufe0f', '7', '-'])('may be named %s', (name) => {
    expect(NewDog.parse({ ...rex, name }).name).toBe(name);
  });

  it('has no microchip or special needs where the text shows nothing', () => {
    const dog = NewDog.parse({ ...rex, microchip: '\u200b', specialNeeds: '\u2800 \u3164' });
    expect(dog).toMatchObject({ microchip: null, specialNeeds: null });
  });

  it.each([[{ age: 0, weight: 0 }], [{ age: 40, weight: 400 }]])('with %j is accepted', (part) => {
    expect(NewDog.parse({ ...rex, ...part })).toMatchObject(part);
  });

  it.each([
    ['personalityTraits', 'Personality traits'],
    ['healthConcerns', 'Health concerns'],
  ])('may have up to fifty %s', (field, label) => {
    const entries = Array.from({ length: 51 }, (_, index) => `Number ${index}`);
    expect(messagesOf(NewDog, { ...rex, [field]: entries.slice(1) })).toEqual([]);
    expect(messagesOf(NewDog, { ...rex, [field]: entries })).toEqual([`${label}: at most 50`]);
  });

  it('keeps traits once each, trimmed', () => {
    const personalityTraits = [
      ' Calm',
      'calm',
      '',
      'Shy',
      '\u200b',
      '\u2800',
      'S\u200bhy',
      'Naïve',
      'NAI\u0308VE',
      'Naive',
    ];
    const dog = NewDog.parse({ ...rex, age: 0.5, personalityTraits });
    expect(dog.personalityTraits).toEqual(['Calm', 'Shy', 'Naïve', 'Naive']);
  });
});
