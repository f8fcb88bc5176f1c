import { collectText, type TextFound } from './collect-text.ts';
import { textOfLetter } from './text-of-letter.ts';
import { textOfPdf } from './text-of-pdf.ts';
import { textOfWorkbook } from './text-of-workbook.ts';

interface Stored {
  content: Uint8Array;
  extension: string;
}

/** How the text of a document is read, piece by piece, by its extension. */
const READERS: Partial<Record<string, (content: Uint8Array) => AsyncIterable<string>>> = {
  pdf: textOfPdf,
  docx: textOfLetter,
  xlsx: textOfWorkbook,
};

/** Whether the text of such documents can be read at all. */
export const hasReader = (extension: string) => READERS[extension] !== undefined;

/** The text of a document, as far as it is shown; rejects where it can't be read. */
export async function readText({ content, extension }: Stored): Promise<TextFound> {
  const read = READERS[extension];
  if (!read) throw new Error(`no text of ${extension}`);
  return collectText(read(content));
}
