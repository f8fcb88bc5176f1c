/** The text of a pdf, page by page, in the order in which it is drawn. Pages that are pictures have none. */
export async function* textOfPdf(content: Uint8Array): AsyncGenerator<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    // It takes no `Buffer`, and empties what it takes.
    data: new Uint8Array(content),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
  });
  try {
    const document = await task.promise;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      yield `${items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')}\n`;
      page.cleanup();
    }
  } finally {
    await task.destroy();
  }
}
