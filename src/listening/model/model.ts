import { readFileSync } from 'node:fs';

/** A matrix of 32-bit numbers, row by row. */
interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array;
}

/** Rows of which only a few are needed at a time. */
interface Rows {
  /** Adds a row to `into`. */
  addRow(row: number, into: Float32Array): void;
}

/** What `training/inOrder/network.py` writes: the names of rows, and where in `notes.bin` each matrix begins. */
interface Description {
  readonly levels: readonly string[];
  readonly words: readonly string[];
  readonly concepts: readonly string[];
  readonly topics: readonly string[];
  readonly traits: readonly string[];
  readonly width: number;
  readonly layers: number;
  readonly maxConceptsPerWord: number;
  readonly matrices: Readonly<Record<string, Place>>;
}

/** A matrix in `notes.bin`. Unless `exact`, each row is a 32-bit scale, then a byte for each number, to multiply by it. */
interface Place {
  readonly at: number;
  readonly rows: number;
  readonly columns: number;
  readonly exact: boolean;
}

export type Model = ReturnType<typeof load>;

let loaded: Model | undefined;

/** The trained network. It is loaded by the first note. */
export const model = (): Model => (loaded ??= load());

function load() {
  const description = JSON.parse(
    readFileSync(new URL('./notes.json', import.meta.url), 'utf8'),
  ) as Description;
  const { levels, topics, traits, width, layers, maxConceptsPerWord } = description;
  const file = readFileSync(new URL('./notes.bin', import.meta.url));
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);

  function placeOf(name: string): Place {
    const place = description.matrices[name];
    if (!place) throw new Error(`The network has no ${name}.`);
    return place;
  }
  function addTo(into: Float32Array, { at, columns, exact }: Place, row: number): void {
    const from = at + row * (exact ? columns * 4 : columns + 4);
    const scale = exact ? 1 : bytes.getFloat32(from, true);
    for (let column = 0; column < columns; column += 1)
      into[column] =
        (into[column] ?? 0) +
        (exact ? bytes.getFloat32(from + column * 4, true) : scale * bytes.getInt8(from + 4 + column));
  }
  function matrix(name: string): Matrix {
    const place = placeOf(name);
    const { rows, columns } = place;
    const values = new Float32Array(rows * columns);
    for (let row = 0; row < rows; row += 1)
      addTo(values.subarray(row * columns, (row + 1) * columns), place, row);
    return { rows, columns, values };
  }
  function rowsOf(name: string): Rows {
    const place = placeOf(name);
    return { addRow: (row, into) => addTo(into, place, row) };
  }
  const dense = (name: string) => ({
    weights: matrix(`${name}.weights`),
    bias: matrix(`${name}.bias`).values,
  });
  const norm = (name: string) => ({
    gain: matrix(`${name}.gain`).values,
    bias: matrix(`${name}.bias`).values,
  });
  return {
    levels,
    topics,
    traits,
    width,
    maxConceptsPerWord,
    wordRows: new Map(description.words.map((word, row) => [word, row])),
    conceptRows: new Map(description.concepts.map((concept, row) => [concept, row])),
    words: rowsOf('words'),
    concepts: rowsOf('concepts'),
    marks: rowsOf('marks'),
    contexts: rowsOf('contexts'),
    profileIn: dense('profileIn'),
    profileToWord: dense('profileToWord'),
    inputNorm: norm('inputNorm'),
    blocks: Array.from({ length: layers }, (_, index) => ({
      step: 2 ** index,
      filter: matrix(`filter${index}`),
      mix: dense(`mix${index}`),
      norm: norm(`norm${index}`),
    })),
    attend: dense('attend'),
    widen: dense('widen'),
    join: dense('join'),
    toLevels: dense('toLevels'),
    toTopics: dense('toTopics'),
  };
}
