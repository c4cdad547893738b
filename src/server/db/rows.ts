/** The one row that a statement must have answered. */
export function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('expected a row');
  return row;
}

/** The same of what somebody may have removed since it was looked for: then the refusal is thrown. */
export const onlyUnless =
  (refusal: () => Error) =>
  <Row>([row]: Row[]): Row => {
    if (row === undefined) throw refusal();
    return row;
  };
