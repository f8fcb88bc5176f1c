/** The row that an insert returns, or another that has to be there. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('a row is missing');
  return row;
}
