import type { Span } from './span.ts';

const GAP = String.raw`[\s.  -]?`;
const triple = String.raw`\d{3}`;
/** Registration numbers with a label. */
const LABELLED = new RegExp(
  [
    String.raw`(?:siren|siret|rcs|r\.c\.s\.|kbis)[^\d\n]{0,30}${triple}${GAP}${triple}${GAP}${triple}(?:${GAP}\d{5})?`,
    String.raw`(?:company|registration|registered)\s(?:no|number|nr)\.?[^\d\n]{0,12}(?:[A-Z]{2})?\d{6,8}`,
    String.raw`\b(?:tva|vat|btw|ust-?id|ein|abn|nif|cif|kvk|crn|bce|kbo)\b[^\d\n]{0,25}\d[\d\s.-]{6,14}\d`,
    // A number with letters needs fewer digits: IE6412097K, ESB1234567.
    String.raw`\b(?:tva|vat|btw|ust-?id|nif|cif)\b[^\d\n]{0,25}?(?-i:\b[A-Z]{1,3})[\s.-]?\d(?:[\s.-]?(?-i:[A-Z])?\d){5,13}[A-Z]{0,2}\b`,
    String.raw`\bHR[AB]\s?\d{3,6}\b`,
  ].join('|'),
  'giu',
);
/** Numbers whose form is enough: VAT of the countries around, Swiss and Belgian companies. */
const FORMED = new RegExp(
  [
    String.raw`\bFR\s?[0-9A-Z]{2}\s?${triple}\s?${triple}\s?${triple}\b`,
    String.raw`\bCHE${GAP}${triple}${GAP}${triple}${GAP}${triple}\b`,
    String.raw`\b(?:BE\s?)?[01]${triple}\.${triple}\.${triple}\b`,
    String.raw`\b(?:BE\s?[01]\d{9}|DE\s?\d{9}|LU\s?\d{8}|GB\s?\d{9}|IT\s?\d{11}|ES\s?[A-Z]\d{8}|NL\s?\d{9}B\d{2})\b`,
  ].join('|'),
  'gu',
);
const BARE = new RegExp(
  String.raw`(?<![\d.,])${triple}${GAP}${triple}${GAP}${triple}(?:${GAP}\d{5})?(?![\d]|[.,]\d)`,
  'gu',
);
/** An amount or a quantity, not a number by which to find somebody. */
const UNIT =
  /^[\s  ]?(€|\$|£|%|eur|usd|gbp|chf|k€|euros?|dollars?|pounds?|francs?|m[²2³]|pieces?|pièces?|units?|unités?|parts?|visites?|visits?|litres?|tonnes?|kwh|references?|références?|customers?|clients?)/iu;

/** The check of French numbers of companies and establishments: the last digit checks the others. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Numbers of a register of companies: SIREN, SIRET, VAT, CHE, company number. */
export function findRegistrationNumbers(text: string): Span[] {
  const isAmount = ({ 0: match, index }: RegExpExecArray) =>
    UNIT.test(text.slice(index + match.length)) ||
    /[€$£]\s?(\d[\s\d.]*)?$/.test(text.slice(0, index) + match);
  const labelled = [...text.matchAll(LABELLED)].filter((match) => !isAmount(match));
  const bare = [...text.matchAll(BARE)].filter(
    (match) => isLuhn(match[0].replace(/\D/g, '')) && !/000$/.test(match[0]) && !isAmount(match),
  );
  return [...labelled, ...text.matchAll(FORMED), ...bare].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
    reason: 'registration_number',
  }));
}
