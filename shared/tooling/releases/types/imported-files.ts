/** A string that is a relative path, as of an import in declarations. */
const RELATIVE = /(['"])(\.{1,2}\/[^'"\n]+?)(?:\.js|\.tsx?)?\1/g;

/** The files that the declarations of `file` import, as paths like its own: from the root, without extension. */
export const importedFiles = (file: string, text: string): string[] => [
  ...new Set([...text.matchAll(RELATIVE)].map(([, , path = '']) => resolveFrom(file, path))),
];

/** A file and all that it imports, directly or not. */
export function reachedFrom(file: string, importsOf: (file: string) => readonly string[]): Set<string> {
  const reached = new Set([file]);
  // Grows while it is iterated.
  for (const each of reached) for (const imported of importsOf(each)) reached.add(imported);
  return reached;
}

/** Of `design/ui/index` and `./face/face`: `design/ui/face/face`. */
function resolveFrom(file: string, path: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
