import { PDFDocument } from '@cantoo/pdf-lib';
import { answerJobs } from '../answer-jobs.ts';
import { removeUnseen } from './remove-unseen.ts';

// The library tells about objects that it repairs.
console.warn = () => undefined;

/** Rejects if it is protected or damaged. */
const open = (content: Uint8Array) =>
  PDFDocument.load(content, { throwOnInvalidObject: true, updateMetadata: false });

/** Without compressed objects, which the oldest readers do not know. */
const save = (document: PDFDocument) => document.save({ useObjectStreams: false, addDefaultPage: false });

/** One pdf with the pages of another after its own. */
async function append({ content, added, title }: { content: Uint8Array; added: Uint8Array; title: string }) {
  const document = await open(content);
  const sheet = await open(added);
  for (const page of await document.copyPages(sheet, sheet.getPageIndices())) document.addPage(page);
  document.setTitle(title, { showInWindowTitleBar: true });
  return save(document);
}

/** A sheet is added on trial, as later nobody could mend what can't be joined. */
async function tryAppend(content: Uint8Array) {
  const blank = await PDFDocument.create();
  await append({ content, added: await blank.save(), title: 'A trial' });
}

/**
 * The same pages as a file written anew: each object once, so that all readers show the same, without earlier versions
 * and without the properties that name its author.
 */
async function rewrite({ content }: { content: Uint8Array }) {
  const document = await open(content);
  removeUnseen(document);
  const written = await save(document);
  await tryAppend(written);
  return { content: written, pages: document.getPageCount() };
}

answerJobs({ rewrite, append });
