import { parseNumber } from '@handover/shared/format';

const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mio: 1e6, b: 1e9, md: 1e9 };
const WITH_UNIT = /^(.*\d)\s*(k|m|mio|b|md)\s*(?:[€$£₣]|EUR|USD|GBP|CHF)?$/iu;
/** Nobody offers thousandths: one separator before three digits is that of thousands. */
const ONE_THOUSAND = /^(\D*\d{1,3})[.,](\d{3}\D*)$/u;

/** An amount as people type it, with or without a unit: 800k, 1.5M, 1,5 M€, 1 200 000. Undefined for what is no amount. */
export function parseAmount(text: string, language: string): number | undefined {
  const [, digits = text, unit = ''] = WITH_UNIT.exec(text.trim()) ?? [];
  // Before a unit a comma separates decimals, in both languages.
  const value = unit
    ? parseNumber(digits, 'fr')
    : parseNumber(digits.replace(ONE_THOUSAND, '$1$2'), language);
  if (value === undefined) return undefined;
  const amount = Math.round(value * (UNITS[unit.toLowerCase()] ?? 1));
  return amount >= 0 && amount <= 1e12 ? amount : undefined;
}
