import { type Day, type DealSide, isDay, questionKey, TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

/** A row of a spreadsheet: a line, or the heading of those below it. */
export interface ImportedRow {
  section: string;
  request: string;
  /** A day, or what stands there instead of one. */
  due_on: string;
  owed_by: string;
}

const DAY = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/u;

/** A day as offices write it: 2026-12-24, 24/12/2026, 24.12.2026; any other text stays. */
export function toDay(text: string): string {
  const [, day = '', month = '', year = ''] = DAY.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** A section alone in its row names those below it, which have none. */
const isHeading = (row: Partial<ImportedRow> | undefined, next: Partial<ImportedRow> | undefined) =>
  Boolean(row?.section) && !row?.request && next !== undefined && !next.section && Boolean(next.request);

interface Texts {
  empty: string;
  noSection: string;
  doubled: string;
  noDay: string;
}

/** What rows may hold: each a request, in a section of its own or of a row above, none twice, and none that the list has. */
export const importRule = (before: readonly { request: string }[], texts: Texts) =>
  yup
    .array(
      yup.object({
        section: rules.text({ max: TEXT.sectionMax }),
        request: rules.text({ max: TEXT.requestMax }),
        due_on: yup
          .string()
          .defined()
          .test('day', texts.noDay, (day) => day === '' || isDay(day)),
        owed_by: yup.string().defined(),
      }),
    )
    .test((rows, context) => {
      const known = new Set(before.map(({ request }) => questionKey(request)));
      let hasSection = false;
      const found = (rows ?? []).flatMap((row, index) => {
        const fault = (field: keyof ImportedRow, message: string) => [
          context.createError({ path: `[${index}].${field}`, message }),
        ];
        hasSection ||= Boolean(row.section);
        if (isHeading(row, rows?.[index + 1])) return [];
        const request = row.request ?? '';
        if (request.trim().length < 2) return fault('request', texts.empty);
        const key = questionKey(request);
        if (known.has(key)) return fault('request', texts.doubled);
        known.add(key);
        return hasSection ? [] : fault('section', texts.noSection);
      });
      return found.length === 0 || new yup.ValidationError(found);
    });

/** The lines of the rows: a row without a section is of the one above. */
export function toLines(rows: readonly ImportedRow[]) {
  let section = '';
  return rows.flatMap((row) => {
    section = row.section.trim() || section;
    const request = row.request.trim();
    if (request === '') return [];
    const owed_by: DealSide = row.owed_by === 'buyer' ? 'buyer' : 'seller';
    return [{ section, request, owed_by, due_on: (row.due_on || null) as Day | null }];
  });
}
