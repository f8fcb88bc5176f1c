import type { CellValue, Sheet } from 'hucre';

/** A unit that only the format of a number shows: `#,##0 "k€"`, `0.0 [$€-40C]`. */
const IN_QUOTES = /"([^"]*)"|\[\$([^\]-]*)/gu;
/** Commas behind the digits show thousands or millions of what is stored. */
const SHOWN_SMALLER = /[0#](,+)(?![0#,])/u;

const plain = (value: number) => {
  const text = String(Number(value.toFixed(4)));
  // Three digits behind a point would be read as thousands.
  return /^-?\d{1,3}\.\d{3}$/u.test(text) ? `${text}0` : text;
};

/** Digits of a code, not an amount: `00000` of postal codes. */
const OF_A_CODE = /^0{2,}$/u;

/** A number as its format shows it, but with all digits: `15 %`, `4200 k€`, `01000`. */
function numberText(value: number, format = ''): string {
  const [shown = ''] = format.split(';');
  if (OF_A_CODE.test(shown)) return String(value).padStart(shown.length, '0');
  if (shown.replace(IN_QUOTES, '').includes('%')) return `${plain(value * 100)} %`;
  const commas = SHOWN_SMALLER.exec(shown)?.[1]?.length ?? 0;
  const beside = [...shown.matchAll(IN_QUOTES)].map(([, text, sign]) => (text ?? sign ?? '').trim());
  return [plain(value / 1000 ** commas), ...beside.filter(Boolean)].join(' ');
}

function cellText(value: CellValue, format: string | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return numberText(value, format);
  return String(value).replace(/\s+/gu, ' ').trim();
}

/** The texts of a sheet: values of formulas, days as yyyy-mm-dd. A merged cell has its text in its first one only. */
export const sheetCells = ({ rows, cells }: Sheet): string[][] =>
  rows.map((row, index) =>
    row.map((value, column) => cellText(value, cells?.get(`${index},${column}`)?.style?.numFmt)),
  );
