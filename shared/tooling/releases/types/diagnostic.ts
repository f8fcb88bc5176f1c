/** A message of the compiler. */
export interface Diagnostic {
  file: string;
  line: number;
  column: number;
  code: string;
  /** The message, with the reasons that the compiler gives, one a line. */
  message: string;
}

/** The last reason of a message, which is the most specific, without the folders of types. */
export const innermost = (message: string): string =>
  (message.split('\n').at(-1) ?? '').replaceAll(/import\("[^"]*"\)\./g, '');

export interface Program {
  /** Path -> text. */
  files: Record<string, string>;
  /** Import specifier -> path. */
  paths: Record<string, string>;
  /** The files that are checked. */
  roots: readonly string[];
}
