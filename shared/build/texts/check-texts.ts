import type { Word, WordsInCode } from './words-in-code.ts';

export interface Texts {
  [key: string]: string | Texts | (string | Texts)[];
}
/** The texts of one namespace. */
export interface Namespace {
  en: Texts;
  fr: Texts;
  /** Keys that are named by data instead of code: navigation, titles of pages. */
  named: Word[];
}
export interface Source {
  file: string;
  words: WordsInCode;
  /** The namespaces that this file can see; keys are found in each of them. */
  sees: string[];
}

/** What i18next adds to a key by itself: the plural, the context. */
const VARIANT = /_[a-z]+$/;
const isWord = (word: Word, key: string) => (typeof word === 'string' ? word === key : word.test(key));

/** Text by key; lists and their parts by number, as a translation with `returnObjects` gives them. */
export function flatten(texts: Texts | (string | Texts)[], before = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[before + name, value] as [string, string]]
      : flatten(value, `${before}${name}.`),
  );
}

/** The names under which code may ask for a key: its own, and without what i18next adds to it. */
function namesOf(key: string): string[] {
  const names = [key];
  for (let name = key; VARIANT.test(name); names.push(name)) name = name.replace(VARIANT, '');
  return names;
}

/** The groups that hold a key, for code that asks for a whole group. */
function groupsOf(key: string): string[] {
  const parts = key.split('.').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** What a text takes from another one: `$t(notifications:phases.{{phase}})`. */
export function nestedIn(text: string): Word[] {
  return [...text.matchAll(/\$t\((?:\w+:)?([^),]+)/g)].map(([, key = '']) => {
    const parts = key.split(/\{\{.*?\}\}/);
    return parts.length === 1 ? key : new RegExp(`^${parts.join('.+')}$`);
  });
}

/** What code asks for and no language has; what languages have and nobody asks for; what was never translated. */
export function checkTexts(
  namespaces: Record<string, Namespace>,
  sources: Source[],
  sameInBoth: ReadonlySet<string>,
): string[] {
  const keys = Object.fromEntries(
    Object.entries(namespaces).map(([name, { en }]) => [name, flatten(en).map(([key]) => key)]),
  );
  const has = (name: string, word: Word) =>
    (keys[name] ?? []).some((key) => [...namesOf(key), ...groupsOf(key)].some((said) => isWord(word, said)));

  const missing = sources.flatMap(({ file, words, sees }) =>
    words.asked.flatMap(({ keys: wanted, namespace }) => {
      const named = namespace ? [namespace] : words.namespaces;
      // A file that is handed `t` does not say of which namespace.
      const seen = named.length > 0 ? [...named, 'common'] : sees;
      return wanted
        .filter((word) => typeof word !== 'string' || !word.includes(':'))
        .filter((word) => !seen.some((name) => has(name, word)))
        .map((word) => `missing: ${word} (${file} looks in ${seen.join(', ')})`);
    }),
  );

  const asked = sources.flatMap(({ words }) => words.asked.flatMap(({ keys: each }) => each));
  const nested = Object.values(namespaces).flatMap(({ en }) =>
    flatten(en).flatMap(([, text]) => nestedIn(text)),
  );
  const unused = Object.entries(namespaces).flatMap(([name, { named }]) => {
    const inCode = sources.filter(({ sees }) => sees.includes(name)).flatMap(({ words }) => words.all);
    const said = [...named, ...nested, ...inCode];
    const plain = new Set(said.filter((word) => typeof word === 'string'));
    const patterns = said.filter((word) => word instanceof RegExp);
    const isUsed = (key: string) =>
      namesOf(key).some((each) => plain.has(each) || patterns.some((pattern) => pattern.test(each))) ||
      groupsOf(key).some((group) => asked.includes(group));
    return (keys[name] ?? []).filter((key) => !isUsed(key)).map((key) => `unused: ${name}:${key}`);
  });

  const untranslated = Object.entries(namespaces).flatMap(([name, { en, fr }]) => {
    const french = new Map(flatten(fr));
    return flatten(en)
      .filter(([key, text]) => french.get(key) === text && /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, '')))
      .filter(([, text]) => !sameInBoth.has(text))
      .map(([key, text]) => `untranslated: ${name}:${key} is “${text}” in both`);
  });
  return [...missing, ...unused, ...untranslated];
}
