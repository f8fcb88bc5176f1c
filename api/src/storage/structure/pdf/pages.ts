import { PDFArray, PDFDict } from '@cantoo/pdf-lib';
import type { IndirectObject } from './pdf-object.ts';
import type { PdfObjects } from './read-objects.ts';
import { nameOf, valuesOf, versionsOf } from './walk.ts';

/** The pages that the trees of pages lead to. */
export function countPages(roots: readonly IndirectObject[], objects: PdfObjects): number {
  const seen = new Set<IndirectObject>();
  const waiting: IndirectObject[] = roots.flatMap((root) =>
    root instanceof PDFDict ? valuesOf(root, 'Pages', objects) : [],
  );
  let pages = 0;
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node) || !(node instanceof PDFDict)) continue;
    seen.add(node);
    const kids = valuesOf(node, 'Kids', objects).filter((each) => each instanceof PDFArray);
    for (const kid of kids.flatMap((each) => each.asArray())) waiting.push(...versionsOf(kid, objects));
    const isPage = valuesOf(node, 'Type', objects).some((each) => nameOf(each) === 'Page');
    if (
      isPage ||
      (kids.length === 0 && ['Contents', 'MediaBox'].some((key) => valuesOf(node, key, objects).length > 0))
    )
      pages += 1;
  }
  return pages;
}
