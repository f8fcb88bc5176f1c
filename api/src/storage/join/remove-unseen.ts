import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** What programs note of an author, and of how a document, a page or a picture was made (ISO 32000-2, 14.3 and 14.5). */
const NOTES = ['Metadata', 'PieceInfo'].map((name) => PDFName.of(name));

function partsOf(object: PDFObject): PDFObject[] {
  if (object instanceof PDFArray) return object.asArray();
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return [];
  for (const note of NOTES) dict.delete(note);
  return dict.values();
}

/** Leaves what the pages need alone: no notes of programs, and no object of earlier versions, which nothing refers to. */
export function removeUnseen({ context }: PDFDocument): void {
  const { Root } = context.trailerInfo;
  context.trailerInfo = { ...(Root && { Root }) };
  const reached = new Set<PDFObject>();
  const open = Root ? [Root] : [];
  for (let each = open.pop(); each; each = open.pop()) {
    if (reached.has(each)) continue;
    reached.add(each);
    const target = each instanceof PDFRef ? context.lookup(each) : undefined;
    for (const part of target ? [target] : partsOf(each)) open.push(part);
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
}
