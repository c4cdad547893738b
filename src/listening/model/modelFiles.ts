import { readFileSync } from 'node:fs';

/** A matrix of 32-bit numbers, row by row. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array;
}

/** Rows of which only a few are needed at a time. */
export interface Rows {
  /** Adds a row to `into`. */
  addRow(row: number, into: Float32Array): void;
}

/** A matrix in the file. Unless `exact`, each row is a 32-bit scale, then a byte for each number, to multiply by it. */
interface Place {
  readonly at: number;
  readonly rows: number;
  readonly columns: number;
  readonly exact: boolean;
}

/**
 * Opens a trained model: `NAME.bin` holds its matrices, and `NAME.json` says where each begins and `Names` what its rows are.
 * `npm run train` writes both, and the bundled server has them beside its code.
 */
export function openModel<Names>(name: string) {
  const names = JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as Names & {
    readonly matrices: Readonly<Record<string, Place>>;
  };
  const file = readFileSync(new URL(`./${name}.bin`, import.meta.url));
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);

  function placeOf(of: string): Place {
    const place = names.matrices[of];
    if (!place) throw new Error(`The model "${name}" has no ${of}.`);
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
  function matrix(of: string): Matrix {
    const place = placeOf(of);
    const { rows, columns } = place;
    const values = new Float32Array(rows * columns);
    for (let row = 0; row < rows; row += 1)
      addTo(values.subarray(row * columns, (row + 1) * columns), place, row);
    return { rows, columns, values };
  }
  function rowsOf(of: string): Rows {
    const place = placeOf(of);
    return { addRow: (row, into) => addTo(into, place, row) };
  }
  const dense = (of: string) => ({
    weights: matrix(`${of}.weights`),
    bias: matrix(`${of}.bias`).values,
  });
  return { names, matrix, rowsOf, dense };
}
