import type { Language } from '@handover/shared/contract';
import { currencyOf, WRITING } from '@handover/shared/format';

interface BandText {
  /** Amounts in short, as `compactNumber` gives them; '' for an open end. */
  low: string;
  high: string;
  currency: number | null;
  language: Language;
}

const UNIT = /[^\d.,-]+$/;

/** A band for a narrow column: €5–10M, €500k–1M, > €5M, or 5–10 M€. */
export function shortBand({ low, high, currency, language }: BandText): string {
  const { symbol } = currencyOf(currency);
  const money = (text: string) => (WRITING[language].currencyFirst ? symbol + text : text + symbol);
  if (!high) return low && `> ${money(low)}`;
  if (!low) return `< ${money(high)}`;
  if (low === high) return money(low);
  const sameUnit = UNIT.exec(low)?.[0] === UNIT.exec(high)?.[0];
  return money(`${sameUnit ? low.replace(UNIT, '') : low}–${high}`);
}
