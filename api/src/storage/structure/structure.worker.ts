import { type Finding, Found } from './finding.ts';
import { inspectOldOffice, isOldOffice } from './old-office.ts';
import { inspectPackage } from './package.ts';

/** What a document is refused for; null where nothing is found. An old Office file has to be of its extension. */
export default async function inspectStructure({
  content,
  extension,
}: {
  content: Uint8Array;
  extension: string;
}): Promise<Finding | null> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  try {
    if (isOldOffice(bytes)) {
      const kind = inspectOldOffice(bytes);
      return kind === extension ? null : new Found('wrong_content', { content: kind ?? 'other' }).finding;
    }
    if (extension === 'pdf') await (await import('./pdf.ts')).inspectPdf(bytes);
    else await inspectPackage(bytes, { parts: 0, unpacked: 0 });
    return null;
  } catch (error) {
    if (error instanceof Found) return error.finding;
    // What the readers of zip files can't read.
    return new Found('wrong_content', { content: 'damaged' }).finding;
  }
}
