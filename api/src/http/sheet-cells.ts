import type { Cell } from 'write-excel-file/node';

// What an xml file can't hold.
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const RUNS = /^[=+\-@\t\r\n]/;

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe. */
export function safeText(text: string): string {
  const clean = text.toWellFormed().replace(UNWRITABLE, '');
  return RUNS.test(clean) ? `'${clean}` : clean;
}

export const headCell = (value: string): Cell => ({ type: String, value, fontWeight: 'bold' });
export const textCell = (value: string): Cell => ({
  type: String,
  value: safeText(value),
  wrap: true,
  alignVertical: 'top',
});
export const numberCell = (value: number): Cell => ({ type: Number, value, alignVertical: 'top' });
/** In UTC. */
export const timeCell = (value: string | null): Cell =>
  value ? { type: Date, value: new Date(value), format: 'yyyy-mm-dd hh:mm', alignVertical: 'top' } : null;
