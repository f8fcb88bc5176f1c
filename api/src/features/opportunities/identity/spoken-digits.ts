import type { Token } from './text-tokens.ts';

const listed = (text: string, from: number) =>
  text.split(' ').map((word, index): [string, number] => [word, from + index]);

const UNITS = new Map([
  ...listed('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen', 0),
  ...listed('fifteen sixteen seventeen eighteen nineteen', 15),
  ...listed(
    'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    0,
  ),
  ['oh', 0],
  ['une', 1],
] as [string, number][]);
const TENS = new Map([
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
  ['vingt', 20],
  ['vingts', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
  ['septante', 70],
  ['huitante', 80],
  ['octante', 80],
  ['nonante', 90],
]);

export interface Digits {
  text: string;
  tokens: Token[];
}

/**
 * The digits that stand at a token, in figures or spelled out in either language, as telephone numbers are read:
 * 'soixante-seize' is 76, 'double five' 55.
 */
function digitsAt(tokens: readonly Token[], at: number): Digits | null {
  const word = (index: number) => tokens[index]?.word ?? '';
  const digits = (text: string, count: number) => ({ text, tokens: tokens.slice(at, at + count) });
  if (/^\d+$/.test(word(at))) return digits(word(at), 1);
  const repeated = word(at) === 'double' ? 2 : word(at) === 'triple' ? 3 : 0;
  const again = UNITS.get(word(at + 1));
  if (repeated && again !== undefined) return digits(String(again).repeat(repeated), 2);
  const isFourTwenty = word(at) === 'quatre' && /^vingts?$/.test(word(at + 1));
  const tens = isFourTwenty ? 80 : TENS.get(word(at));
  if (tens === undefined) {
    const teen = word(at) === 'dix' ? UNITS.get(word(at + 1)) : undefined;
    if (teen !== undefined && teen > 6 && teen < 10) return digits(String(10 + teen), 2);
    const unit = UNITS.get(word(at));
    return unit === undefined ? null : digits(String(unit), 1);
  }
  const taken = isFourTwenty ? 2 : 1;
  const joined = /^(et|and)$/.test(word(at + taken)) ? taken + 1 : taken;
  const unit = UNITS.get(word(at + joined));
  if (unit === undefined || unit === 0) return digits(String(tens), taken);
  const isTeen = unit === 10 && /^(sept|huit|neuf)$/.test(word(at + joined + 1));
  if (isTeen) return digits(String(tens + 10 + (UNITS.get(word(at + joined + 1)) ?? 0)), joined + 2);
  const takesTeens = tens === 60 || tens === 80;
  return unit < 10 || takesTeens ? digits(String(tens + unit), joined + 1) : digits(String(tens), taken);
}

/** Runs of digits, in figures or spelled out, with nothing but signs between them. */
export function digitRuns(tokens: readonly Token[]): Digits[][] {
  const runs: Digits[][] = [[]];
  for (let at = 0; at < tokens.length; ) {
    const found = digitsAt(tokens, at);
    if (found) runs.at(-1)?.push(found);
    else if (runs.at(-1)?.length) runs.push([]);
    at += found?.tokens.length ?? 1;
  }
  return runs.filter((run) => run.length > 0);
}
