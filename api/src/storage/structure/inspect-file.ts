import { Found } from './finding.ts';
import { BOUNDS, type Budget, type Inspection } from './inspection.ts';
import { kindOfContent } from './kind-of-content.ts';
import { inspectOldOffice } from './old/inspect-old.ts';
import { inspectPackage, isArchive } from './package/inspect-package.ts';

export type FileKind = 'pdf' | 'doc' | 'xls' | 'docx' | 'xlsx' | 'html' | 'other';

/** A web page that a program has saved under the name of a document. */
const HTML =
  /^(?:\ufeff|\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype html)*<(?:!doctype html|html|head|body|table|meta|style|div)\b/i;

/** Looks into a file and those inside of it. Throws `Found`; gives what it is. */
export async function inspectFile(content: Buffer, extension: string): Promise<FileKind> {
  const inspection = newInspection({ parts: 0, unpacked: 0 }, 1);
  const kind = kindOfContent(content);
  if (kind === 'old') return inspectOldOffice(content, inspection);
  if (kind === 'package') {
    const packageKind = await inspectPackage(content, inspection);
    return packageKind === 'docx' || packageKind === 'xlsx' ? packageKind : 'other';
  }
  if (extension === 'pdf') await inspectPdf(content);
  if (extension === 'pdf' || kind === 'pdf') return 'pdf';
  return HTML.test(content.toString('utf8', 0, 2000)) ? 'html' : 'other';
}

const newInspection = (budget: Budget, level: number): Inspection => ({
  budget,
  inside: async (content) => {
    if (level >= BOUNDS.levels) throw new Found('too_packed');
    const inner = newInspection(budget, level + 1);
    const kind = kindOfContent(content);
    if (kind === 'old') await inspectOldOffice(content, inner);
    if (kind === 'pdf') await inspectPdf(content);
    return { isArchive: kind === 'package' && (await isArchive(content, inner)) };
  },
});

/** Its reader is large, and most processes meet no pdf that has to be looked into. */
const inspectPdf = async (content: Buffer) => (await import('./pdf.ts')).inspectPdf(content);
