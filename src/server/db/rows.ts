/** The one row that a statement must have answered. */
export function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('expected a row');
  return row;
}
