import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Collects the matrices of a model as `src/listening/model/modelFiles.ts` reads them: exact ones as 32-bit numbers, others as
 * a scale and a byte for each number of a row.
 */
export function modelWriter() {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {Record<string, { at: number, rows: number, columns: number, exact: boolean }>} */
  const matrices = {};
  let at = 0;
  /** @param {string} name @param {readonly (readonly number[])[]} rows @param {boolean} exact @param {(row: readonly number[]) => Buffer} encode */
  const put = (name, rows, exact, encode) => {
    matrices[name] = { at, rows: rows.length, columns: rows[0]?.length ?? 0, exact };
    for (const row of rows) {
      const part = encode(row);
      parts.push(part);
      at += part.length;
    }
  };
  return {
    /** `step`: what a byte counts, the same in every row. @param {string} name @param {readonly (readonly number[])[]} rows @param {number} step */
    add(name, rows, step) {
      put(name, rows, false, (row) => {
        const part = Buffer.alloc(4 + row.length);
        part.writeFloatLE(step, 0);
        row.forEach((each, column) =>
          part.writeInt8(Math.min(127, Math.max(-127, Math.round(each / step))), 4 + column),
        );
        return part;
      });
    },
    /** @param {string} name @param {readonly (readonly number[])[]} rows */
    addExact(name, rows) {
      put(name, rows, true, (row) => Buffer.from(Float32Array.from(row).buffer));
    },
    /** Writes `NAME.bin`, and `NAME.json` with what the rows are. @param {string} folder @param {string} name @param {object} names */
    write(folder, name, names) {
      writeFileSync(path.join(folder, `${name}.bin`), Buffer.concat(parts));
      writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify({ ...names, matrices })}\n`);
    },
  };
}
