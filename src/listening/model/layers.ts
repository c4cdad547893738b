import type { SeverityLevel } from '../../domain/severity.ts';
import type { Matrix } from './modelFiles.ts';

/** What a network predicts: the probability (`share`) of each level and topic. */
export interface Prediction {
  readonly levels: Readonly<Record<SeverityLevel, number>>;
  /** Signs and behaviours, the likeliest first. Computed only when asked for, because there are two hundred. */
  readonly topics: () => readonly { readonly id: string; readonly share: number }[];
}

/** A layer of a network: a row of weights for each number that it gives. */
interface Dense {
  readonly weights: Matrix;
  readonly bias: Float32Array;
}

/** The last layers of a network, and what each of their numbers is about. */
interface Outputs {
  readonly levels: readonly string[];
  readonly topics: readonly string[];
  readonly toLevels: Dense;
  readonly toTopics: Dense;
}

/** What the activations of a network's last hidden layer predict. */
export function predictionOf(
  { levels, topics, toLevels, toTopics }: Outputs,
  hidden: Float32Array,
): Prediction {
  const shares = softmax(dense(toLevels, hidden));
  return {
    levels: Object.fromEntries(levels.map((level, at) => [level, shares[at]])) as Prediction['levels'],
    topics: () => {
      const likely = softmax(dense(toTopics, hidden));
      return topics
        .map((id, at) => ({ id, share: likely[at] ?? 0 }))
        .toSorted((one, other) => other.share - one.share);
    },
  };
}

/** Each row of the input times the weights, plus the bias. Four rows at a time, so that each weight is fetched once for them. */
export function dense({ weights, bias }: Dense, input: Float32Array): Float32Array {
  const { rows, columns, values } = weights;
  const count = input.length / columns;
  const output = new Float32Array(count * rows);
  const whole = count - (count % 4);
  for (let at = 0; at < whole; at += 4) {
    const one = at * columns;
    const [two, three, four] = [one + columns, one + 2 * columns, one + 3 * columns];
    for (let row = 0; row < rows; row += 1) {
      const from = row * columns;
      let first = bias[row] ?? 0;
      let [second, third, fourth] = [first, first, first];
      for (let column = 0; column < columns; column += 1) {
        const weight = values[from + column] ?? 0;
        first += (input[one + column] ?? 0) * weight;
        second += (input[two + column] ?? 0) * weight;
        third += (input[three + column] ?? 0) * weight;
        fourth += (input[four + column] ?? 0) * weight;
      }
      output[at * rows + row] = first;
      output[(at + 1) * rows + row] = second;
      output[(at + 2) * rows + row] = third;
      output[(at + 3) * rows + row] = fourth;
    }
  }
  for (let at = whole; at < count; at += 1) denseRow({ weights, bias }, input, output, at);
  return output;
}

function denseRow({ weights, bias }: Dense, input: Float32Array, output: Float32Array, at: number): void {
  const { rows, columns, values } = weights;
  for (let row = 0; row < rows; row += 1) {
    let sum = bias[row] ?? 0;
    for (let column = 0; column < columns; column += 1)
      sum += (input[at * columns + column] ?? 0) * (values[row * columns + column] ?? 0);
    output[at * rows + row] = sum;
  }
}

export function softmax(scores: Float32Array): Float32Array {
  const most = scores.reduce((best, score) => Math.max(best, score), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
