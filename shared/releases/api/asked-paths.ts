/**
 * The addresses of an api, such as `/api/deals/{id}/`, that one with `{}` in place of ids stands for. Only if there is none may `{}` be a
 * word, too: `/api/register/{}/` stands for `/api/register/google/`.
 */
export function askedPaths(asked: string, known: readonly string[]): string[] {
  const same = known.filter((path) => path.replaceAll(/\{\w*\}/g, '{}') === asked);
  return same.length > 0 ? same : known.filter((path) => mayBe(path.split('/'), asked.split('/')));
}

const isId = (part: string) => part.startsWith('{');

const mayBe = (path: string[], asked: string[]): boolean =>
  path.length === asked.length &&
  path.every((part, index) => part === asked[index] || isId(part) || isId(asked[index] ?? ''));
