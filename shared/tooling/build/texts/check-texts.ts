import type { KeyPattern, KeysInCode } from './keys-in-code.ts';

export interface Texts {
  [key: string]: string | Texts | (string | Texts)[];
}
/** The texts of one namespace. */
export interface Namespace {
  en: Texts;
  fr: Texts;
  /** Keys used by data instead of code: navigation entries, titles of pages. */
  named: KeyPattern[];
}
export interface Source {
  file: string;
  keys: KeysInCode;
  /** The namespaces that this file may use. */
  sees: string[];
}

interface Exceptions {
  /** Texts that are the same in English and French. */
  sameInBoth: ReadonlySet<string>;
  /** French texts of two keys that English has two texts for. */
  oneInFrench: ReadonlySet<string>;
}

/** The suffixes that i18next adds to a key for plural and context. */
const VARIANT = /_[a-z]+$/;
const matches = (pattern: KeyPattern, key: string) =>
  typeof pattern === 'string' ? pattern === key : pattern.test(key);

/** Texts by dotted key; list items by index. */
export function flatten(texts: Texts | (string | Texts)[], before = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[before + name, value] as [string, string]]
      : flatten(value, `${before}${name}.`),
  );
}

/** The names by which code may use a key: with and without the suffixes of i18next. */
function namesOf(key: string): string[] {
  const names = [key];
  for (let name = key; VARIANT.test(name); names.push(name)) name = name.replace(VARIANT, '');
  return names;
}

/** The groups that contain a key, for code that reads a whole group. */
function groupsOf(key: string): string[] {
  const parts = key.split('.').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** The keys nested in a text: `$t(notifications:phases.{{phase}})`. */
export function nestedIn(text: string): KeyPattern[] {
  return [...text.matchAll(/\$t\((?:\w+:)?([^),]+)/g)].map(([, key = '']) => {
    const parts = key.split(/\{\{.*?\}\}/);
    return parts.length === 1 ? key : new RegExp(`^${parts.join('.+')}$`);
  });
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const isVariantOf = (key: string, other: string) =>
  key.replace(PLURAL, '') === other.replace(PLURAL, '') ||
  key.startsWith(`${other}_`) ||
  other.startsWith(`${key}_`);

/** French texts that are those of another key of their group, while English says two things. */
function copiedIn({ en, fr }: Namespace): { key: string; from: string; text: string }[] {
  const english = new Map(flatten(en));
  const known = new Map<string, string>();
  return flatten(fr).flatMap(([key, text]) => {
    const place = `${key.slice(0, key.lastIndexOf('.') + 1)} ${text}`;
    const from = known.get(place);
    if (from === undefined) known.set(place, key);
    if (from === undefined || isVariantOf(key, from) || english.get(key) === english.get(from)) return [];
    return [{ key, from, text }];
  });
}

/** Finds keys that are missing, unused, untranslated, or have the text of another one. */
export function checkTexts(
  namespaces: Record<string, Namespace>,
  sources: Source[],
  { sameInBoth, oneInFrench }: Exceptions,
): string[] {
  const keys = Object.fromEntries(
    Object.entries(namespaces).map(([name, { en }]) => [name, flatten(en).map(([key]) => key)]),
  );
  const has = (name: string, pattern: KeyPattern) =>
    (keys[name] ?? []).some((key) =>
      [...namesOf(key), ...groupsOf(key)].some((candidate) => matches(pattern, candidate)),
    );

  const missing = sources.flatMap(({ file, keys, sees }) =>
    keys.calls.flatMap(({ keys: used, namespace }) => {
      const named = namespace ? [namespace] : keys.namespaces;
      // A file that gets `t` as a parameter does not name its namespace.
      const seen = named.length > 0 ? [...named, 'common'] : sees;
      return used
        .filter((key) => typeof key !== 'string' || !key.includes(':'))
        .filter((key) => !seen.some((name) => has(name, key)))
        .map((key) => `missing: ${key} (${file} looks in ${seen.join(', ')})`);
    }),
  );

  const inCalls = sources.flatMap(({ keys }) => keys.calls.flatMap(({ keys: each }) => each));
  const nested = Object.values(namespaces).flatMap(({ en }) =>
    flatten(en).flatMap(([, text]) => nestedIn(text)),
  );
  const unused = Object.entries(namespaces).flatMap(([name, { named }]) => {
    const inCode = sources.filter(({ sees }) => sees.includes(name)).flatMap(({ keys }) => keys.all);
    const usages = [...named, ...nested, ...inCode];
    const plain = new Set(usages.filter((key) => typeof key === 'string'));
    const patterns = usages.filter((key) => key instanceof RegExp);
    const isUsed = (key: string) =>
      namesOf(key).some((each) => plain.has(each) || patterns.some((pattern) => pattern.test(each))) ||
      groupsOf(key).some((group) => inCalls.includes(group));
    return (keys[name] ?? []).filter((key) => !isUsed(key)).map((key) => `unused: ${name}:${key}`);
  });

  const untranslated = Object.entries(namespaces).flatMap(([name, { en, fr }]) => {
    const french = new Map(flatten(fr));
    return flatten(en)
      .filter(([key, text]) => french.get(key) === text && /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, '')))
      .filter(([, text]) => !sameInBoth.has(text))
      .map(([key, text]) => `untranslated: ${name}:${key} is “${text}” in both`);
  });

  const copied = Object.entries(namespaces).flatMap(([name, texts]) =>
    copiedIn(texts)
      .filter(({ text }) => !oneInFrench.has(text))
      .map(({ key, from }) => `copied: ${name}:${key} says in French what ${from} does`),
  );
  return [...missing, ...unused, ...untranslated, ...copied];
}
