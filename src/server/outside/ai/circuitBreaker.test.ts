import { expect, it } from 'vitest';
import { circuitBreaker } from './circuitBreaker.ts';

const setUp = () => {
  const clock = { now: 0 };
  return { clock, circuit: circuitBreaker({ maxFailures: 2, restMs: 100 }, () => clock.now) };
};

it('admits calls until several have failed in a row', () => {
  const { circuit } = setUp();
  for (const went of ['failed', 'succeeded', 'failed'] as const) {
    expect(circuit.admits()).toBe(true);
    circuit[went]();
  }
  expect(circuit.admits()).toBe(true);
  circuit.failed();
  expect(circuit.admits()).toBe(false);
});

it('after a pause, admits one trial call, and all others once that succeeded', () => {
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

it('pauses again when the trial call fails', () => {
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

it('admits another trial call when the first one was canceled', () => {
  const { clock, circuit } = setUp();
  circuit.failed();
  circuit.failed();
  clock.now = 100;
  circuit.admits();
  circuit.inconclusive();
  expect(circuit.admits()).toBe(true);
});

it('pauses after nonsense for several owners, but not for one owner alone', () => {
  const { circuit } = setUp();
  for (let again = 0; again < 5; again += 1) circuit.answeredNonsense(1);
  expect(circuit.admits()).toBe(true);
  circuit.succeeded();
  circuit.answeredNonsense(1);
  expect(circuit.admits()).toBe(true);
  circuit.answeredNonsense(2);
  expect(circuit.admits()).toBe(false);
});

it('pauses again if nonsense continues, but not for the same owner twice', () => {
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
