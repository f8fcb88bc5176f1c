import { answerJobs } from './answer-jobs.ts';
import { findHiddenParts } from './hidden/find-hidden-parts.ts';

// pdf.js warns that it could not draw here; only the number of pages is read.
console.warn = () => undefined;
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');

/** The number of pages of a pdf; rejects if it can't be read. */
async function countPages({ content }: { content: Uint8Array }): Promise<number> {
  const task = getDocument({
    data: content,
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
  });
  try {
    return (await task.promise).numPages;
  } finally {
    await task.destroy();
  }
}

answerJobs({ countPages, findHiddenParts });
