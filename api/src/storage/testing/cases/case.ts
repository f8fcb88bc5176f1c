/**
 * A file that is made, and what is said to it: `taken`, or the code that it is refused by and what was found. The first three are a row of the table
 * in `api/SECURITY.md`; several files may stand for one row.
 */
export type Case = [
  content: string,
  verdict: string,
  extension: string,
  make: () => Buffer | Promise<Buffer>,
];
