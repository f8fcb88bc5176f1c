import { type Day, type Language, shownIn } from '@handover/shared/contract';
import { marketPlace, marketZone } from '@handover/shared/contract/hosting';
import type { Cell } from 'write-excel-file/node';
import { fill } from '../../locales/fill.ts';
import { xmlText } from '../xml-text.ts';

/** Spreadsheets read this as a character by its number: `_x0041_` would be shown as `A`. */
const NUMBERED = /_(?=x[0-9a-f]{4}_)/gi;
/** A cell with more is repaired, and cut, when it is opened. */
const MAX_LENGTH = 32_767;
const RUNS = /^[=+\-@\t\r\n]/;

/**
 * Prefixes text that a spreadsheet would run as a formula with an apostrophe, and escapes text that it would read as
 * another one.
 */
export function safeText(text: string): string {
  const clean = xmlText(text);
  const shown = RUNS.test(clean) ? `'${clean}` : clean;
  const whole = shown.length > MAX_LENGTH ? `${shown.slice(0, MAX_LENGTH - 1).toWellFormed()}…` : shown;
  return whole.replace(NUMBERED, '_x005F_');
}

/** The head of a column in a language; `{{place}}`: the place whose clock the times follow. */
export const headCell =
  (language: Language) =>
  (value: string): Cell => ({
    type: String,
    value: fill(value, { place: marketPlace(language) }),
    fontWeight: 'bold',
  });
export const textCell = (value: string): Cell => ({
  type: String,
  value: safeText(value),
  wrap: true,
  alignVertical: 'top',
});
export const numberCell = (value: number): Cell => ({ type: Number, value, alignVertical: 'top' });
/** A calendar day, the same in every zone. */
export const dayCell = (value: Day | null): Cell =>
  value ? { type: Date, value: new Date(value), format: 'yyyy-mm-dd', alignVertical: 'top' } : null;
/** A time on the clocks of the marketplace: a cell has no time zone. */
export const timeCell = (value: string | null): Cell =>
  value
    ? {
        type: Date,
        value: new Date(shownIn(Date.parse(value), marketZone())),
        format: 'yyyy-mm-dd hh:mm',
        alignVertical: 'top',
      }
    : null;
