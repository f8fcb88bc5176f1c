import { inflateSync } from 'node:zlib';

interface PdfObject {
  dictionary: string;
  stream: string;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', ...rest] = body.split('\nstream\n');
    const packed = Buffer.from(rest.join('\nstream\n').replace(/\nendstream\s*$/, ''), 'latin1');
    const isPacked = packed.length > 0 && dictionary.includes('/FlateDecode');
    objects.set(id, { dictionary, stream: (isPacked ? inflateSync(packed) : packed).toString('latin1') });
  }
  return objects;
}

/** The texts of a font's signs, by their numbers, from its `ToUnicode` map. */
function signsOf(map: string): Map<number, string> {
  const signs = new Map<number, string>();
  for (const [, first = '', texts = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
    [...texts.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, units = ''], index) => {
      const codes = units.split(' ').filter(Boolean);
      const text = codes.map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('');
      signs.set(Number.parseInt(first, 16) + index, text);
    });
  return signs;
}

/** The text of a PDF with embedded fonts as the api writes it, a line of the page a line. */
export function readPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<number, string>>();
  for (const { dictionary } of objects.values())
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1];
      fonts.set(name, signsOf(objects.get(map ?? '')?.stream ?? ''));
    }
  const lines: string[] = [];
  let signs = new Map<number, string>();
  for (const { stream } of objects.values())
    for (const [, font, drawn] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) signs = fonts.get(font) ?? new Map();
      else {
        const numbers = [...(drawn ?? '').matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) =>
          hex.match(/.{4}/g),
        );
        lines.push(numbers.map((number) => signs.get(Number.parseInt(number ?? '', 16)) ?? '').join(''));
      }
    }
  return lines.join('\n');
}
