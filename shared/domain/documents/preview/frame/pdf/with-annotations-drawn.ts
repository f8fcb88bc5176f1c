import { AnnotationMode, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Draws form values, stamps and notes as pictures on the pages. The viewer of pdf.js would draw them only together
 * with a layer of elements, in which links lead away.
 */
export function withAnnotationsDrawn(pdf: PDFDocumentProxy): PDFDocumentProxy {
  const getPage = pdf.getPage.bind(pdf);
  const changed = new WeakSet<PDFPageProxy>();
  pdf.getPage = async (number) => {
    const page = await getPage(number);
    if (changed.has(page)) return page;
    changed.add(page);
    const render = page.render.bind(page);
    page.render = (options) => render({ ...options, annotationMode: AnnotationMode.ENABLE });
    return page;
  };
  return pdf;
}
