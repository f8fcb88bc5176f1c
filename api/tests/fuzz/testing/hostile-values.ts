import type { Random } from './random.ts';

const NUL = String.fromCharCode(0);
/** Known troublemakers: injections, control characters, broken unicode, extreme numbers, reserved words. */
const TEXTS = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  '-1',
  '0',
  '1e309',
  'NaN',
  '2147483648',
  '9007199254740991',
  '9223372036854775808',
  '99999999999999999999',
  "' OR 1=1 --",
  "'; drop table users; --",
  '1) or (select pg_sleep(10)) is null --',
  '%',
  '%%%_\\',
  '\\',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  'a\r\nSet-Cookie: stolen=1\r\nBcc: a@b.c',
  `text${NUL}text`,
  NUL,
  '\ud800',
  '\udfff and \ud800',
  '\u202egnp.exe',
  '\ufeff',
  'é'.normalize('NFD').repeat(50),
  '👩‍👩‍👧‍👦'.repeat(20),
  '=HYPERLINK("http://x")',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '-271821-04-20',
  '+33 1 23 45 67 89',
  '[1,2,3]',
  '{"a":1}',
  '1,2,3,,',
];
const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.1,
  0.005,
  1e-7,
  1e12,
  1e12 + 1,
  1e300,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31),
  2 ** 53,
  -(2 ** 63),
];

const repeated = (random: Random) =>
  random.pick(['a', 'é', '👍', ' ', "'", '<b>', '1,']).repeat(random.pick([31, 101, 201, 5001, 20_000]));
const deep = (levels: number, inside: unknown): unknown =>
  levels === 0 ? inside : deep(levels - 1, random01(levels) ? [inside] : { a: inside });
const random01 = (level: number) => level % 2 === 0;

export const hostileText = (random: Random): string =>
  random.chance(0.1) ? repeated(random) : random.pick(TEXTS);

/** A random JSON value, including problematic keys. */
export function hostileValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 2 ? 5 : 9);
  if (kind === 0) return null;
  if (kind === 1) return random.chance(0.5);
  if (kind === 2) return random.pick(NUMBERS);
  if (kind <= 4) return hostileText(random);
  if (kind === 5)
    return Array.from({ length: random.pick([0, 1, 3, 60]) }, () => hostileValue(random, depth + 1));
  if (kind === 6) return deep(random.pick([2, 20, 200]), hostileText(random));
  const keys = ['a', '', '__proto__', 'constructor', 'toString', 'id', hostileText(random)];
  // Defined as own properties, so that `__proto__` is kept by JSON.stringify.
  const entries = Array.from(
    { length: random.between(0, 4) },
    () => [random.pick(keys), hostileValue(random, depth + 1)] as const,
  );
  return Object.assign(Object.create(null), ...entries.map(([key, value]) => ({ [key]: value })));
}
