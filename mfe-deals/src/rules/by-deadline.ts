interface WithDeadline {
  /** ISO 8601; null if nothing ends. */
  deadline: string | null;
}

const timeOf = ({ deadline }: WithDeadline) =>
  deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline);

/** What ends first stands first; what never ends keeps its place after it. */
export const byDeadline = <Row extends WithDeadline>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => {
    const [first, second] = [timeOf(one), timeOf(other)];
    return first === second ? 0 : first - second;
  });
