import { PDFArray, PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { fileTypeFromBuffer } from 'file-type';
import { Found } from '../finding.ts';
import type { Inspection } from '../inspection.ts';
import { checkAction, checkContent, fileNames, hasCode } from './actions.ts';
import { type AttachedFile, checkAttached } from './attached-file.ts';
import { FoundStream } from './object-parser.ts';
import { countPages } from './pages.ts';
import type { IndirectObject } from './pdf-object.ts';
import { type PdfObjects, readObjects } from './read-objects.ts';
import { name, nameOf, type Trigger, valuesOf, versionsOf, walk } from './walk.ts';
import { checkXfa } from './xfa.ts';

/** Readers look for the header in so many bytes. */
const HEADER_BYTES = 1024;
/** The beginning of a page or a program for other software, whatever follows. */
const OF_ANOTHER_KIND = /<[a-z!?/]|#!|^MZ/i;
/** Active content or files, in text that can't be parsed. */
const ACTIVE_CONTENT =
  /\/(?:JS|JavaScript|Launch|RichMedia|SubmitForm|ImportData|GoToR|GoToE|XFA|EF)(?![A-Za-z])/;

interface ToRead {
  scripts: [PDFObject, Trigger][];
  forms: PDFObject[];
  attached: { names: string[]; stream: FoundStream }[];
}

/**
 * Inspects a pdf for active content: code, connections, files. All that a reader can reach from the catalog counts,
 * including compressed streams, and objects that a later part of the file replaces if its tables are damaged. Throws
 * `Found`.
 */
export async function inspectPdf(content: Buffer, inspection: Inspection): Promise<void> {
  await checkBeginning(content);
  const objects = await readObjects(content, inspection.budget);
  const roots = rootsOf(objects);
  let dangling = 0;
  const toRead: ToRead = { scripts: [], forms: [], attached: [] };
  walk([...roots, ...objects.unnumbered], objects, {
    reached: (each) => {
      toRead.scripts.push(
        ...checkAction(each, objects).map((script): [PDFObject, Trigger] => [script, each.trigger]),
      );
      checkContent(each, objects);
      toRead.forms.push(...each.all('XFA'));
      collectFiles(each.dict, objects, toRead);
    },
    unreadable: (text) => {
      if (ACTIVE_CONTENT.test(text)) throw new Found('wrong_content', { content: 'damaged' });
    },
    dangling: () => {
      dangling += 1;
    },
  });
  const pages = countPages(roots, objects);
  if (pages === 0 && objects.isEncrypted) throw new Found('has_password');
  if (!objects.hasEnd && objects.byNumber.size > 0 && (pages === 0 || dangling > 0))
    throw new Found('cut_off');
  if (pages === 0) throw new Found('no_page');
  if (objects.isHiding) throw new Found('wrong_content', { content: 'damaged' });
  for (const [script, trigger] of toRead.scripts)
    if (await hasCode(script, objects)) throw new Found('has_scripts', { found: trigger });
  for (const form of toRead.forms) checkXfa(await xfaOf(form, objects));
  for (const file of toRead.attached) await checkAttached(await contentOf(file, objects), inspection);
}

async function checkBeginning(content: Buffer): Promise<void> {
  const at = content.subarray(0, HEADER_BYTES + 5).indexOf('%PDF-');
  const before = content.subarray(0, Math.max(0, at));
  if (
    at < 0 ||
    OF_ANOTHER_KIND.test(before.toString('latin1')) ||
    (before.length > 1 && (await fileTypeFromBuffer(before)))
  )
    throw new Found('wrong_content', { content: 'other' });
}

/** The catalog; where tables are damaged, each that a reader might take that repairs the file. */
function rootsOf(objects: PdfObjects): IndirectObject[] {
  const named = objects.trailers.flatMap((each) => versionsOf(each.get(name('Root')), objects));
  if (objects.isByTables) return named;
  const found = [...objects.byNumber.values()]
    .flat()
    .filter(
      (each): each is PDFDict => each instanceof PDFDict && nameOf(each.get(name('Type'))) === 'Catalog',
    );
  return [...new Set([...named, ...found])];
}

/** Files of a file specification, and those that belong to them. */
function collectFiles(dict: PDFDict, objects: PdfObjects, { attached }: ToRead): void {
  const names = fileNames(dict, objects);
  for (const files of valuesOf(dict, 'EF', objects))
    if (files instanceof PDFDict)
      for (const [, value] of files.entries())
        for (const stream of versionsOf(value, objects))
          if (stream instanceof FoundStream) attached.push({ names, stream });
  for (const related of valuesOf(dict, 'RF', objects))
    if (related instanceof PDFDict)
      for (const [, list] of related.entries())
        for (const array of versionsOf(list, objects))
          if (array instanceof PDFArray)
            for (const value of array.asArray())
              for (const stream of versionsOf(value, objects))
                if (stream instanceof FoundStream) attached.push({ names: [], stream });
}

const contentOf = async (
  { names, stream }: ToRead['attached'][number],
  objects: PdfObjects,
): Promise<AttachedFile> => ({
  names,
  content: await objects.contentOf(stream),
});

/** The parts of a form of XML, one after the other, as readers put them together. */
async function xfaOf(form: PDFObject, objects: PdfObjects): Promise<Buffer> {
  const parts =
    form instanceof PDFArray ? form.asArray().flatMap((each) => versionsOf(each, objects)) : [form];
  const contents = [];
  for (const part of parts) if (part instanceof FoundStream) contents.push(await objects.contentOf(part));
  return Buffer.concat(contents);
}
