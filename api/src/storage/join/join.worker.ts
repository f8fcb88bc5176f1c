import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { answerJobs } from '../answer-jobs.ts';

// The library tells about objects that it repairs.
console.warn = () => undefined;

/** Rejects if it is protected or damaged. */
const open = (content: Uint8Array) =>
  PDFDocument.load(content, { throwOnInvalidObject: true, updateMetadata: false });

/** Without compressed objects, which the oldest readers do not know. */
const save = (document: PDFDocument) => document.save({ useObjectStreams: false, addDefaultPage: false });

/**
 * The same pages as a file written anew: each object once, so that all readers show the same, without earlier versions
 * and without the properties that name its author.
 */
async function rewrite({ content }: { content: Uint8Array }) {
  const document = await open(content);
  document.context.trailerInfo.Info = undefined as never;
  document.catalog.delete(PDFName.of('Metadata'));
  return { content: await save(document), pages: document.getPageCount() };
}

/** One pdf with the pages of another after its own. */
async function append({ content, added, title }: { content: Uint8Array; added: Uint8Array; title: string }) {
  const document = await open(content);
  const sheet = await open(added);
  for (const page of await document.copyPages(sheet, sheet.getPageIndices())) document.addPage(page);
  document.setTitle(title, { showInWindowTitleBar: true });
  return save(document);
}

answerJobs({ rewrite, append });
