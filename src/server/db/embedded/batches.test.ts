import { array, assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { answersAll, Batches } from './batches.ts';

/** A message of the wire protocol; the startup message has no type byte. */
function message(type: string, body = ''): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(body));
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
}

const talk = Buffer.concat([
  message('', 'user\0dog\0'),
  message('Q', 'select 1\0'),
  message('P', 'select $1'),
  message('B', 'x'.repeat(300)),
  message('D'),
  message('E'),
  message('S'),
  message('P', 'broken'),
  message('S'),
  message('X'),
]);

test('a conversation is split at the same places, however it is cut into chunks', () => {
  const whole = new Batches().add(talk);
  expect(whole.map(({ kind, executes }) => [kind, executes])).toEqual([
    ['startup', false],
    ['work', true],
    ['work', true],
    ['work', false],
    ['terminate', false],
  ]);
  assert(
    property(array(nat(talk.length)), (cuts) => {
      const batches = new Batches();
      const places = [0, ...cuts.toSorted((a, b) => a - b), talk.length];
      const pieces = places.slice(1).map((end, n) => talk.subarray(places[n], end));
      expect(pieces.flatMap((piece) => batches.add(piece))).toEqual(whole);
    }),
  );
});

test('a query that wants its answer in parts is refused', () => {
  const batches = new Batches();
  batches.add(message('', 'user\0'));
  expect(() => batches.add(Buffer.concat([message('E'), message('H')]))).toThrow('in pieces');
});

const ready = message('Z', 'I');
test.each([
  ['rows and ready', true, [message('T'), message('D', 'row'), message('C', 'SELECT 1'), ready], true],
  ['an error and ready', true, [message('E', 'no'), ready], true],
  ['a setting reported after the work', true, [message('C', 'SET'), message('S', 'a'), ready], true],
  ['a statement prepared, not run', false, [message('1'), ready], true],
  ['nothing', true, [], false],
  ['a panic and no more', true, [message('E', 'panic')], false],
  ['ready without a result', true, [message('1'), message('2'), ready], false],
])('an answer of %s is recognized as complete or not', (_, executes, answer, whole) => {
  expect(answersAll(Buffer.concat(answer), { executes })).toBe(whole);
});
