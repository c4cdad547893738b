import { expect, it } from 'vitest';
import { breaker } from './breaker.ts';

const setUp = () => {
  const clock = { now: 0 };
  return { clock, guard: breaker({ most: 2, rest: 100 }, () => clock.now) };
};

it('lets everybody through until several have failed in a row', () => {
  const { guard } = setUp();
  for (const went of ['failed', 'worked', 'failed'] as const) {
    expect(guard.admits()).toBe(true);
    guard[went]();
  }
  expect(guard.admits()).toBe(true);
  guard.failed();
  expect(guard.admits()).toBe(false);
});

it('after a rest lets one through to try, and the others when that worked', () => {
  const { clock, guard } = setUp();
  guard.failed();
  guard.failed();
  clock.now = 99;
  expect(guard.admits()).toBe(false);
  clock.now = 100;
  expect([guard.admits(), guard.admits()]).toEqual([true, false]);
  guard.worked();
  expect([guard.admits(), guard.admits()]).toEqual([true, true]);
});

it('rests again when the one that tried has failed', () => {
  const { clock, guard } = setUp();
  guard.failed();
  guard.failed();
  clock.now = 100;
  guard.admits();
  guard.failed();
  clock.now = 199;
  expect(guard.admits()).toBe(false);
  clock.now = 200;
  expect(guard.admits()).toBe(true);
});

it('lets another try when the one that tried was called off', () => {
  const { clock, guard } = setUp();
  guard.failed();
  guard.failed();
  clock.now = 100;
  guard.admits();
  guard.toldNothing();
  expect(guard.admits()).toBe(true);
});

it('rests for what made no sense to several, however often to one of them', () => {
  const { guard } = setUp();
  for (let again = 0; again < 5; again += 1) guard.madeNoSense(1);
  expect(guard.admits()).toBe(true);
  guard.worked();
  guard.madeNoSense(1);
  expect(guard.admits()).toBe(true);
  guard.madeNoSense(2);
  expect(guard.admits()).toBe(false);
});

it('rests again when it still makes no sense, but not for the same one twice', () => {
  const { clock, guard } = setUp();
  guard.madeNoSense(1);
  guard.madeNoSense(2);
  clock.now = 100;
  expect(guard.admits()).toBe(true);
  guard.madeNoSense(2);
  expect(guard.admits()).toBe(true);
  guard.madeNoSense(1);
  expect(guard.admits()).toBe(false);
  clock.now = 200;
  expect(guard.admits()).toBe(true);
  guard.madeNoSense(1);
  expect(guard.admits()).toBe(true);
});
