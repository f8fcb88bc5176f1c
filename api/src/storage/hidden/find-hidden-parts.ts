import type { HiddenParts } from '@handover/shared/contract';
import { hiddenInOldWorkbook } from './hidden-in-xls.ts';
import { hiddenInWorkbook } from './hidden-in-xlsx.ts';

interface Stored {
  content: Uint8Array;
  extension: string;
}

/** What a workbook hides: sheets, and in those that are shown rows and columns with content. Null where it hides nothing. */
export async function findHiddenParts({ content, extension }: Stored): Promise<HiddenParts | null> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const parts = extension === 'xlsx' ? await hiddenInWorkbook(bytes) : hiddenInOldWorkbook(bytes);
  return parts.sheets + parts.rows + parts.columns > 0 ? parts : null;
}
