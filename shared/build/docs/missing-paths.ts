/** A path from the root of the project, in backticks. */
const PATH = /`((?:host|shared|api|e2e|mfe-[a-z]+)\/[\w./-]+)`/g;

/** The files and folders that a page names and that do not exist. */
export const missingPaths = (markdown: string, exists: (path: string) => boolean): string[] => {
  const named = new Set([...markdown.matchAll(PATH)].map(([, path = '']) => path));
  return [...named].filter((path) => !exists(path));
};
