/** What pdf.js asks for while it reads; only fonts are here. */
interface Wanted {
  kind: string;
  filename: string;
}

/** The fonts that every reader of pdf has, from scripts: the frame may fetch nothing. */
export class StandardFonts {
  async fetch({ kind, filename }: Wanted): Promise<Uint8Array> {
    if (kind !== 'standardFontDataUrl') throw new Error(`${kind} is not here`);
    const name = filename.replace(/\.(ttf|pfb)$/, '');
    const { default: url }: { default: string } = await (filename.endsWith('.ttf')
      ? import(`pdfjs-dist/standard_fonts/${name}.ttf`)
      : import(`pdfjs-dist/standard_fonts/${name}.pfb`));
    const text = atob(url.slice(url.indexOf(',') + 1));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  }
}
