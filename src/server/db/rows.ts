/** The single row of a result. Throws if there is none. */
export function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('expected a row');
  return row;
}

/** Like `only`, for a row that may have been removed meanwhile: throws `refusal()` if there is none. */
export const onlyOrThrow =
  (refusal: () => Error) =>
  <Row>([row]: Row[]): Row => {
    if (row === undefined) throw refusal();
    return row;
  };
