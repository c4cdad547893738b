import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['robin@example.com', 'robin@example.com'],
  ['robin+walks@example.com', 'robin@example.com'],
  ['robin+a+b@example.com', 'robin@example.com'],
  ['ro.bin@example.com', 'ro.bin@example.com'],
  ['r.o.b.i.n+x@gmail.com', 'robin@gmail.com'],
  ['ro.bin@googlemail.com', 'robin@googlemail.com'],
  ['ro.bin@notgmail.com', 'ro.bin@notgmail.com'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
