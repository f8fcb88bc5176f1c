import { Found } from './finding.ts';
import { BOUNDS, type Budget, type FileKind, type Inspection } from './inspection.ts';
import { kindOfContent } from './kind-of-content.ts';
import { inspectOldOffice } from './old/inspect-old.ts';
import { inspectPackage, isArchive } from './package/inspect-package.ts';

/** A web page that a program has saved under the name of a document. */
const HTML =
  /^(?:\ufeff|\s|<\?xml[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!doctype html)*<(?:!doctype html|html|head|body|table|meta|style|div)\b/i;

/** Looks into a file and those inside of it. Throws `Found`; gives what it is. */
export const inspectFile = (content: Buffer, extension: string): Promise<FileKind> =>
  inspect(content, extension, newInspection({ parts: 0, unpacked: 0 }, 1));

async function inspect(content: Buffer, extension: string, inspection: Inspection): Promise<FileKind> {
  const kind = kindOfContent(content);
  if (kind === 'old') return inspectOldOffice(content, inspection);
  if (kind === 'package') {
    const packageKind = await inspectPackage(content, inspection);
    return packageKind === 'docx' || packageKind === 'xlsx' ? packageKind : 'other';
  }
  if (extension === 'pdf') await inspectPdf(content, inspection);
  if (extension === 'pdf' || kind === 'pdf') return 'pdf';
  return HTML.test(content.toString('utf8', 0, 2000)) ? 'html' : 'other';
}

function newInspection(budget: Budget, level: number): Inspection {
  const inner = () => {
    if (level >= BOUNDS.levels) throw new Found('too_packed');
    return newInspection(budget, level + 1);
  };
  return {
    budget,
    inside: async (content) => {
      const inspection = inner();
      const kind = kindOfContent(content);
      if (kind === 'old') await inspectOldOffice(content, inspection);
      if (kind === 'pdf') await inspectPdf(content, inspection);
      return { isArchive: kind === 'package' && (await isArchive(content, inspection)) };
    },
    attached: (content) => inspect(content, kindOfContent(content), inner()),
  };
}

/** Its reader is large, and most processes meet no pdf. */
const inspectPdf = async (content: Buffer, inspection: Inspection) =>
  (await import('./pdf/inspect-pdf.ts')).inspectPdf(content, inspection);
