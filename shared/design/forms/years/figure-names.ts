import type { Figure } from './revenue-rows.ts';

const NAMES: Record<Figure, RegExp> = {
  revenue: /\b(?:revenues?|turnover|sales|ventes|recettes|ca)\b|\bc\.\s?a\b|chiffres? d.?\s?affaires?/iu,
  number_of_employees:
    /\b(?:employees|headcount|staff|people|workforce|ftes?|etp|effectifs?|personnel)\b|\bsalari[ée]s?(?!\p{L})/iu,
  ebitda: /\b(?:ebitda|ebe)\b|(?:exc[ée]dent|insuffisance) brute?/iu,
  working_capital: /\b(?:working capital|n?wcr?|bfr)\b|besoins? en fonds? de roulement/iu,
  // Not net cash: its sign is the other one.
  net_debt:
    /\bnet (?:financial )?debt\b|(?:dette|endettement)s? (?:financi[èe]re?s? )?net(?:te)?s?(?!\p{L})/iu,
  capex: /\bcap\.?ex\b|capital expenditures?|^investissements?(?!\p{L})/iu,
  net_profit: new RegExp(
    [
      '\\bnet (?:profit|income|result|earnings|loss)\\b',
      '\\b(?:profit|loss|result|earnings) (?:after tax|(?:for|of) the (?:financial )?(?:year|period))',
      '\\b(?:pat|rnc?)\\b',
      'r[ée]sultats? (?:nets?|comptable|de l.?\\s?exercice|apr[èe]s imp)',
      '^r[ée]sultat$',
      '\\bb[ée]n[ée]fices?(?!\\p{L})',
      '^pertes?\\b',
    ].join('|'),
    'iu',
  ),
};
/** Rows that are computed from figures: they name them, but are others. */
const RATIO = /%|margin|marge|growth|croissance|[ée]volution|variation|\bper\b|\bpar\b|ratio|\/\s*\p{L}/iu;
/** Parts of a figure, and other lines of accounts whose name has the name of one. */
const OTHER =
  /\bventes? d(?:e\b|['’])|\bsales of\b|\bco(?:sts?|[uû]ts?)(?!\p{L})|charges?|frais|expenses?|salaires|wages|achats|dettes|cr[ée]ances|avant imp|before tax|exploitation(?<!brute? d.{0,2}exploitation)|operating|\bbrut(?!e? d)|exceptionnel|financier|ext[ée]rieur|^(?:dont|of which|autres?|other)\b/iu;

/** Figures with add-backs: what is reported is another one, and has its own row. */
const ADJUSTED =
  /\bajust[ée]e?s?(?!\p{L})|\badjusted\b|normali[sz]|\bretrait[ée]e?s?(?!\p{L})|\bpro[ -]?forma\b|\bunderlying\b|r[ée]current|\brecurring\b/iu;

/** It has the words of other lines, debts and what is financial. */
const NET_DEBT = /^(?:dette|endettement)s? financi(?:er|[èe]re)s? net(?:te)?s?$/iu;

/** The figure that the label of a row names. */
export function figureOf(label: string): Figure | undefined {
  const name = label
    .replace(/\s+/gu, ' ')
    .replace(/[\s:*]+$|\s*\([^)]*\)/gu, '')
    .trim();
  if (RATIO.test(label) || ADJUSTED.test(label) || (OTHER.test(name) && !NET_DEBT.test(name)))
    return undefined;
  const found = Object.entries(NAMES).find(([, pattern]) => pattern.test(name));
  return found?.[0] as Figure | undefined;
}

const MONEY = '(?:€|\\$|£|eur(?:os?)?|usd|gbp|chf)';
const THOUSANDS = new RegExp(
  `\\bk\\s?${MONEY}|${MONEY}\\s?k\\b|\\(k\\)|['’]000|${MONEY}\\s?000\\b|\\b000\\s?${MONEY}|\\(000\\)|\\bthousands?\\b|\\bmilliers\\b`,
  'iu',
);
const MILLIONS = new RegExp(
  `\\bm\\s?${MONEY}|${MONEY}\\s?m(?:n|io|ln)?\\b|\\(m\\)|\\bmillions?\\b|\\bmi(?:o|ln)\\b`,
  'iu',
);
/** The unit of amounts that a label names: 1, thousands or millions. */
export const scaleOf = (label: string): number =>
  THOUSANDS.test(label) ? 1e3 : MILLIONS.test(label) ? 1e6 : 1;
