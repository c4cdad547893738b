import type { Frailty } from '../dog.ts';
import { dense, type Prediction, predictionOf, softmax } from './layers.ts';
import { type Model, model } from './model.ts';
import type { Matrix } from './modelFiles.ts';
import type { Token } from './tokens.ts';

/** A note that has been read: what its words from `first` up to, not including, `end` tell, amid all the others. */
export type Reading = (first: number, end: number) => Prediction;

const [unknownRow, nameRow] = [1, 2];

/**
 * Reads a note in the order of its words: each word with its neighbors, by convolutions that see further and further.
 * What some of them tell is then found by attention and by what is strongest anywhere, with the dog's risk factors beside it.
 */
export function read(tokens: readonly Token[], frail: Frailty): Reading {
  const net = model();
  const traits = Float32Array.from(net.traits, (trait) => Number(frail[trait as keyof Frailty]));
  const dog = dense(net.profileIn, traits).map(Math.tanh);
  const said = inputOf(net, tokens, dense(net.profileToWord, dog));
  normalize(said, net.inputNorm);
  for (const block of net.blocks) {
    const seen = dense(block.mix, around(said, block.filter, block.step));
    for (let at = 0; at < said.length; at += 1) said[at] = (said[at] ?? 0) + Math.max(0, seen[at] ?? 0);
    normalize(said, block.norm);
  }
  const scores = dense(net.attend, said);
  const wide = dense(net.widen, said);
  const heads = net.attend.weights.rows;
  const width = net.widen.weights.rows;
  return (first, end) => {
    const rows = said.subarray(first * net.width, end * net.width);
    const attended = Array.from({ length: heads }, (_, head) =>
      weighed(
        rows,
        softmax(scores.subarray(first * heads, end * heads).filter((_, at) => at % heads === head)),
        net.width,
      ),
    );
    const strong = strongest(wide.subarray(first * width, end * width), width);
    const joined = dense(
      net.join,
      Float32Array.from([...attended.flatMap((each) => [...each]), ...strong, ...dog]),
    );
    for (let at = 0; at < joined.length; at += 1) joined[at] = Math.max(0, joined[at] ?? 0);
    return predictionOf(net, joined);
  };
}

/** For each word the sum of what it is: its row, its punctuation's, its concepts' and their context's, and the dog's. */
function inputOf(net: Model, tokens: readonly Token[], dog: Float32Array): Float32Array {
  const { width } = net;
  const input = new Float32Array(tokens.length * width);
  tokens.forEach((token, index) => {
    const into = input.subarray(index * width, (index + 1) * width);
    const said = token.concepts.flatMap((concept) => net.conceptRows.get(concept) ?? []);
    net.words.addRow(net.wordRows.get(token.text) ?? (token.isName ? nameRow : unknownRow), into);
    net.marks.addRow(token.mark, into);
    net.contexts.addRow(token.context, into);
    for (const row of said.slice(0, net.maxConceptsPerWord)) net.concepts.addRow(row, into);
    for (let at = 0; at < width; at += 1) into[at] = (into[at] ?? 0) + (dog[at] ?? 0);
  });
  return input;
}

/** Weighs each word and its neighbors, `step` words apart, channel by channel. */
function around(
  input: Float32Array,
  { rows: taps, columns: width, values }: Matrix,
  step: number,
): Float32Array {
  const output = new Float32Array(input.length);
  for (let tap = 0; tap < taps; tap += 1) {
    const offset = (tap - (taps - 1) / 2) * step * width;
    const end = Math.min(input.length, input.length - offset);
    for (let from = Math.max(0, -offset); from < end; from += width)
      for (let at = 0; at < width; at += 1)
        output[from + at] =
          (output[from + at] ?? 0) + (input[from + offset + at] ?? 0) * (values[tap * width + at] ?? 0);
  }
  return output;
}

/** Gives each word's row a mean of 0 and a variance of 1, then the gain and bias, in place. */
function normalize(rows: Float32Array, { gain, bias }: Model['inputNorm']): void {
  const width = gain.length;
  for (let from = 0; from < rows.length; from += width) {
    let [sum, squares] = [0, 0];
    for (let at = from; at < from + width; at += 1) {
      sum += rows[at] ?? 0;
      squares += (rows[at] ?? 0) ** 2;
    }
    const mean = sum / width;
    const scale = 1 / Math.sqrt(Math.max(0, squares / width - mean ** 2) + 1e-5);
    for (let at = 0; at < width; at += 1)
      rows[from + at] = ((rows[from + at] ?? 0) - mean) * scale * (gain[at] ?? 0) + (bias[at] ?? 0);
  }
}

/** The words' rows, each times its share, added up. */
function weighed(rows: Float32Array, shares: Float32Array, width: number): Float32Array {
  const sums = new Float32Array(width);
  shares.forEach((share, index) => {
    for (let at = 0; at < width; at += 1)
      sums[at] = (sums[at] ?? 0) + (rows[index * width + at] ?? 0) * share;
  });
  return sums;
}

/** The largest value of each column, and 0 at least. */
function strongest(rows: Float32Array, columns: number): Float32Array {
  const largest = new Float32Array(columns);
  for (let from = 0; from < rows.length; from += columns)
    for (let at = 0; at < columns; at += 1) largest[at] = Math.max(largest[at] ?? 0, rows[from + at] ?? 0);
  return largest;
}
