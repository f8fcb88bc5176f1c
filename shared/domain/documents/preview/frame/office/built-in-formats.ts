import { editZip } from '../edit-zip.ts';

const escaped = (format: string) => format.replaceAll('"', '&quot;');

/**
 * The formats for accounts, which are built in: a file may use them without defining them, and hucre does not know them. Without a sign
 * of a currency: Excel takes that of whoever reads, which need not be that of the amounts.
 */
const ACCOUNTING: Readonly<Record<number, string>> = {
  41: '_(* #,##0_);_(* \\(#,##0\\);_(* "-"_);_(@_)',
  42: '_(* #,##0_);_(* \\(#,##0\\);_(* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)',
  44: '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)',
};
const USED = /\snumFmtId=["']4[1-4]["']/;
const definitions = Object.entries(ACCOUNTING)
  .map(([id, format]) => `<numFmt numFmtId="${id}" formatCode="${escaped(format)}"/>`)
  .join('');

/** The workbook with the accounting formats that it uses defined. Before its own definitions, which count more: the last one does. */
export const withBuiltInFormats = (bytes: ArrayBuffer): Promise<ArrayBuffer> =>
  editZip(bytes, 'xl/styles.xml', (styles) =>
    USED.test(styles)
      ? styles.replace(/<(?:\w+:)?styleSheet\b[^>]*>/, (begin) => `${begin}<numFmts>${definitions}</numFmts>`)
      : styles,
  );
