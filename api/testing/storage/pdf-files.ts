import { type PDFDict, PDFDocument, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';

type Change = (document: PDFDocument) => unknown;
/** The content of a dictionary: names begin with `/`, texts are in `PDFString`. */
type Literal = Record<string, unknown> | unknown[];

/** A pdf of one page, changed; `packed`: its objects are in compressed streams. */
export async function pdfWith(change: Change = () => undefined, packed = false): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams: packed }));
}
export const text = (value: string) => PDFString.of(value);

/** Sets a key of the catalog. */
export const inCatalog =
  (key: string, value: Literal): Change =>
  ({ catalog, context }) =>
    catalog.set(PDFName.of(key), context.obj(value as never) as unknown as PDFObject);
/** Sets a key of the page. */
export const inPage =
  (key: string, value: Literal): Change =>
  (document) =>
    document
      .getPage(0)
      .node.set(PDFName.of(key), document.context.obj(value as never) as unknown as PDFObject);
export const annotation = (more: Record<string, unknown>): Change =>
  inPage('Annots', [{ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], ...more }]);
/** A link, and what a click on it does. */
export const link = (action: Record<string, unknown>) => annotation({ A: action });
export const onOpening = (action: Record<string, unknown>) => inCatalog('OpenAction', action);
export const script = (code = 'app.alert(1)') => ({ S: 'JavaScript', JS: text(code) });

/** A field of a form. */
export const field =
  (more: Record<string, unknown>): Change =>
  (document) => {
    const { context, catalog } = document;
    const made = context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Widget',
        FT: 'Tx',
        T: text('a'),
        Rect: [0, 0, 9, 9],
        ...more,
      } as never) as unknown as PDFDict,
    );
    catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [made] }));
    document.getPage(0).node.set(PDFName.of('Annots'), context.obj([made]));
  };
/** A form of XML, in a compressed stream. */
export const xfa =
  (xml: string): Change =>
  ({ context, catalog }) => {
    const stream = context.register(context.flateStream(xml));
    catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [], XFA: [text('template'), stream] }));
  };
export const attached =
  (name: string, content: Buffer | string): Change =>
  (document) =>
    document.attach(Buffer.from(content as string), name);
/** A file of data that belongs to the document, as an invoice has it. */
export const data =
  (name: string, content: string, afRelationship: string): Change =>
  (document) =>
    document.attach(Buffer.from(content), name, {
      mimeType: 'text/xml',
      afRelationship: afRelationship as never,
    });
/** A stream with these keys, which something in the page refers to. */
export const stream =
  (dict: Record<string, unknown>, content: string | Buffer = ''): Change =>
  (document) => {
    const made = document.context.register(document.context.stream(content as string, dict as never));
    document.getPage(0).node.set(PDFName.of('PieceInfo'), document.context.obj({ Made: made }));
  };
export const locked =
  (userPassword: string): Change =>
  (document) =>
    document.encrypt({ userPassword, ownerPassword: 'x' });

/** Appends a part that replaces an object, with its tables. */
export function updated(bytes: Buffer, number: number, object: string): Buffer {
  const before = /startxref\s+(\d+)/.exec(bytes.toString('latin1'))?.[1];
  const root = /\/Root (\d+ 0 R)/.exec(bytes.toString('latin1'))?.[1];
  const at = bytes.length + 1;
  const body = `\n${number} 0 obj\n${object}\nendobj\n`;
  const table = `xref\n0 1\n0000000000 65535 f \n${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<</Size 99/Root ${root}/Prev ${before}>>\nstartxref\n${bytes.length + body.length}\n%%EOF\n`;
  return Buffer.concat([bytes, Buffer.from(body + table + trailer)]);
}
/** The number of the object that has this in it. */
export const numberOf = (bytes: Buffer, part: string) =>
  Number(new RegExp(`(\\d+) 0 obj\\s(?:(?!endobj)[\\s\\S])*?${part}`).exec(bytes.toString('latin1'))?.[1]);
export const replaced = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');

/** A file of one page, written by hand, with more objects. Without tables, as some programs leave it. */
export const written = (objects: string | Buffer, catalog = '') =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n`,
    ),
    Buffer.from(objects as string),
    Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
