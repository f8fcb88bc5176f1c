type Make = () => Buffer | Promise<Buffer>;
/**
 * A file that is made, and what is said to it: `taken`, or the code that it is refused by and what was found. The first three are named in the
 * table of `docs/security/documents.md`; several files may stand for one entry.
 */
export type Case = [content: string, verdict: string, extension: string, make: Make];

/** The files with this extension, by `content => verdict`. */
export const casesOf = (extension: string, files: Record<string, Make | Make[]>): Case[] =>
  Object.entries(files).flatMap(([key, made]) => {
    const [content = '', verdict = ''] = key.split(' => ');
    return [made].flat().map((make): Case => [content, verdict, extension, make]);
  });
