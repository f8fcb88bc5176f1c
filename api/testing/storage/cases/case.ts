type Make = () => Buffer | Promise<Buffer>;
/**
 * A file that is made, and what is said to it: `taken`, or the code that it is refused by and what was found. The first three are named in the
 * table of `docs/security/documents.md`; several files may stand for one entry.
 */
export type Case = [content: string, verdict: string, extension: string, make: Make];

/** Rows of files with this extension, each with the files that stand for it. */
export const casesOf = (
  extension: string,
  rows: [content: string, verdict: string, ...files: Make[]][],
): Case[] =>
  rows.flatMap(([content, verdict, ...files]) =>
    files.map((make): Case => [content, verdict, extension, make]),
  );
