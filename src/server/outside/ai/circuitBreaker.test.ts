import { expect, it } from 'vitest';
import { circuitBreaker } from './circuitBreaker.ts';

const setUp = () => {
  const clock = { now: 0 };
  return { clock, circuit: circuitBreaker({ maxFailures: 2, restMs: 100 }, () => clock.now) };
};

it('lets everybody through until several have failed in a row', () => {
  const { circuit } = setUp();
  for (const went of ['failed', 'succeeded', 'failed'] as const) {
    expect(circuit.admits()).toBe(true);
    circuit[went]();
  }
  expect(circuit.admits()).toBe(true);
  circuit.failed();
  expect(circuit.admits()).toBe(false);
});

it('after a rest lets one through to try, and the others when that worked', () => {
  const { clock, circuit } = setUp();
  circuit.failed();
  circuit.failed();
  clock.now = 99;
  expect(circuit.admits()).toBe(false);
  clock.now = 100;
  expect([circuit.admits(), circuit.admits()]).toEqual([true, false]);
  circuit.succeeded();
  expect([circuit.admits(), circuit.admits()]).toEqual([true, true]);
});

it('rests again when the one that tried has failed', () => {
  const { clock, circuit } = setUp();
  circuit.failed();
  circuit.failed();
  clock.now = 100;
  circuit.admits();
  circuit.failed();
  clock.now = 199;
  expect(circuit.admits()).toBe(false);
  clock.now = 200;
  expect(circuit.admits()).toBe(true);
});

it('lets another try when the one that tried was called off', () => {
  const { clock, circuit } = setUp();
  circuit.failed();
  circuit.failed();
  clock.now = 100;
  circuit.admits();
  circuit.inconclusive();
  expect(circuit.admits()).toBe(true);
});

it('rests for what made no sense to several, however often to one of them', () => {
  const { circuit } = setUp();
  for (let again = 0; again < 5; again += 1) circuit.answeredNonsense(1);
  expect(circuit.admits()).toBe(true);
  circuit.succeeded();
  circuit.answeredNonsense(1);
  expect(circuit.admits()).toBe(true);
  circuit.answeredNonsense(2);
  expect(circuit.admits()).toBe(false);
});

it('rests again when it still makes no sense, but not for the same one twice', () => {
  const { clock, circuit } = setUp();
  circuit.answeredNonsense(1);
  circuit.answeredNonsense(2);
  clock.now = 100;
  expect(circuit.admits()).toBe(true);
  circuit.answeredNonsense(2);
  expect(circuit.admits()).toBe(true);
  circuit.answeredNonsense(1);
  expect(circuit.admits()).toBe(false);
  clock.now = 200;
  expect(circuit.admits()).toBe(true);
  circuit.answeredNonsense(1);
  expect(circuit.admits()).toBe(true);
});
