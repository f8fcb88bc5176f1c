import { readJson } from './package-facts.ts';

type Texts = { [key: string]: Texts | string };

/** The text of a dotted key in a locale file; throws if it is missing, which fails the build. */
export function textIn(file: string, key: string): string {
  const texts: Texts = readJson(file);
  const found = key
    .split('.')
    .reduce<Texts | string | undefined>(
      (inside, part) => (typeof inside === 'object' ? inside[part] : undefined),
      texts,
    );
  if (typeof found !== 'string' || found.trim() === '')
    throw new Error(`The text ${key} is missing in ${file}`);
  return found;
}
