/** A path from the root of the project, in backticks; one of a line, or of a folder that a build makes, too. */
const PATH = /`((?:host|shared|api|e2e|mfe-[a-z]+|manifest-plugin|docs)\/[\w./-]+)(?::\d+)?`/g;
const MADE = /(^|\/)(dist|\.cache)(\/|$)/;

/** The files and folders that a page names and that do not exist. */
export const missingPaths = (markdown: string, exists: (path: string) => boolean): string[] => {
  const named = new Set([...markdown.matchAll(PATH)].map(([, path = '']) => path));
  return [...named].filter((path) => !MADE.test(path) && !exists(path));
};
