import type { HiddenParts } from '@handover/shared/contract';
import { hiddenInOldWorkbook } from './hidden-in-xls.ts';
import { hiddenInWorkbook } from './hidden-in-xlsx.ts';

interface Stored {
  content: Uint8Array;
  extension: string;
}

/**
 * The hidden parts of a workbook: sheets, and rows and columns with content in visible sheets. Null if there are
 * none.
 */
export async function findHiddenParts({ content, extension }: Stored): Promise<HiddenParts | null> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const parts = extension === 'xlsx' ? await hiddenInWorkbook(bytes) : hiddenInOldWorkbook(bytes);
  return parts.sheets + parts.rows + parts.columns > 0 ? parts : null;
}
