/** The files that pdf.js requests while it reads. */
interface Wanted {
  kind: string;
  filename: string;
}

/** Fonts that every reader of pdf has, and character maps of Chinese, Japanese and Korean: from scripts, as the frame may fetch nothing. */
export class BinaryData {
  async fetch({ kind, filename }: Wanted): Promise<Uint8Array> {
    const { default: url } = await load(kind, filename);
    const text = atob(url.slice(url.indexOf(',') + 1));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  }
}

function load(kind: string, filename: string): Promise<{ default: string }> {
  const name = filename.replace(/\.(ttf|pfb|bcmap)$/, '');
  if (kind === 'cMapUrl') return import(`pdfjs-dist/cmaps/${name}.bcmap`);
  if (kind !== 'standardFontDataUrl') throw new Error(`${kind} is not here`);
  return filename.endsWith('.ttf')
    ? import(`pdfjs-dist/standard_fonts/${name}.ttf`)
    : import(`pdfjs-dist/standard_fonts/${name}.pfb`);
}
