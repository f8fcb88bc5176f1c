import { type Language, type LoiStructure, paidAtClosing } from '@handover/shared/contract';
import { marketPlace } from '@handover/shared/contract/hosting';
import type { PdfRow } from '../../../http/pdf/pdf-document.ts';
import { writtenDay } from '../../../http/sheets/written-day.ts';
import { fill, fillCount } from '../../../locales/fill.ts';
import type { TEXTS } from '../../../locales/texts.ts';
import type { LetterFacts } from './letter-facts.ts';
import { formatAmount } from './letter-formats.ts';

export type LetterTexts = (typeof TEXTS)[Language]['letter'];

type Part = NonNullable<LoiStructure['earn_out']>;

/** The terms of a letter as lines of a table, in the order of the term sheet; what was not given has no line. */
export function letterRows(
  { terms, expirationDate }: LetterFacts,
  texts: LetterTexts,
  language: Language,
): PdfRow[] {
  const { price, structure, financing, conditions, exclusivity_days: days } = terms;
  const amount = (value: number) => formatAmount(value, terms.currency ?? 0, language);
  const part = ({ amount: value, text }: Part) => [amount(value), text].filter(Boolean).join('\n');
  const rows: PdfRow[] = [];
  const add = (label: string, value: string) => rows.push({ label, value });
  if (price !== null) add(texts.price, amount(price));
  if (structure) {
    const { type, earn_out, vendor_loan } = structure;
    add(texts.structure, texts.structures[type]);
    if (earn_out) add(texts.earnOut, part(earn_out));
    if (vendor_loan) add(texts.vendorLoan, part(vendor_loan));
    if (price !== null && (earn_out || vendor_loan))
      add(texts.atClosing, amount(paidAtClosing(price, structure)));
  }
  if (financing) add(texts.financing, financing);
  add(texts.conditions, conditions || texts.noConditions);
  if (days !== null) add(texts.exclusivity, fillCount(texts.days, days, language));
  const until = { day: writtenDay(expirationDate, language), place: marketPlace(language) };
  add(texts.validity, fill(texts.validUntil, until));
  return rows;
}
