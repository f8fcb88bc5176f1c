import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { strToU8, zipSync } from 'fflate';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument';

const zip = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
const relationships = (all: string[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
const relationship = (id: string, type: string, target: string, external = false) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`;
const types = (overrides: Record<string, string>) =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="html" ContentType="text/html"/>${Object.entries(
    overrides,
  )
    .map(([part, type]) => `<Override PartName="${part}" ContentType="${TYPES}.${type}+xml"/>`)
    .join('')}</Types>`;

/** A pdf with a page for each text. With an address, it has a script, a link and an action that lead there. */
export async function samplePdf(pages: string[], hostile?: string): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (const text of pages) {
    const page = pdf.addPage([595, 842]);
    page.drawText(text, { x: 60, y: 760, size: 24, font });
    if (!hostile) continue;
    const uri = pdf.context.obj({ S: 'URI', URI: PDFString.of(hostile) });
    const link = pdf.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 595, 842], A: uri });
    page.node.set(PDFName.of('Annots'), pdf.context.obj([link]));
  }
  if (hostile) {
    pdf.addJavaScript(
      'leave',
      `app.alert('here'); app.launchURL('${hostile}'); this.submitForm('${hostile}');`,
    );
    pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj({ S: 'URI', URI: PDFString.of(hostile) }));
  }
  return Buffer.from(await pdf.save());
}

/** A form of one page without any text but what is filled in, across its upper half. */
export async function filledForm(text: string): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const field = pdf.getForm().createTextField('name');
  field.setText(text);
  field.addToPage(page, { x: 20, y: 500, width: 555, height: 300, borderWidth: 0 });
  return Buffer.from(await pdf.save());
}

const paragraph = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A docx with a heading and paragraphs. With an address, it also has links, a picture and a part of html that lead there. */
export function sampleDocx(heading: string, texts: string[], hostile?: string): Buffer {
  const extra = hostile
    ? `<w:p><w:hyperlink r:id="link"><w:r><w:t>A link</w:t></w:r></w:hyperlink><w:hyperlink r:id="script"><w:r><w:t>A script</w:t></w:r></w:hyperlink></w:p><w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:link="picture"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p><w:altChunk r:id="html"/>`
    : '';
  const body =
    paragraph(escaped(heading), 'Heading1') + texts.map((text) => paragraph(escaped(text))).join('');
  return zip({
    '[Content_Types].xml': types({ '/word/document.xml': 'wordprocessingml.document.main' }),
    '_rels/.rels': relationships([relationship('main', 'officeDocument', 'word/document.xml')]),
    'word/document.xml': `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>${body}${extra}</w:body></w:document>`,
    ...(hostile && {
      'word/_rels/document.xml.rels': relationships([
        relationship('link', 'hyperlink', hostile, true),
        relationship('script', 'hyperlink', 'javascript:alert(document.domain)', true),
        relationship('picture', 'image', hostile, true),
        relationship('html', 'aFChunk', 'leave.html'),
      ]),
      'word/leave.html': `<script>fetch('${hostile}')</script><img src="${hostile}" onerror="alert(1)">`,
    }),
  });
}

type Cell = string | number;

/** The number of a day in a workbook, shown as the short date of who reads. */
type Day = { day: number };

interface Hidden {
  /** Names of sheets; and of every sheet a row and a column, from 1 on. */
  sheets?: string[];
  row?: number;
  column?: number;
}

/** A workbook with these sheets: texts, numbers, days, and formulas after a `=`. */
export function sampleXlsx(sheets: Record<string, (Cell | Day)[][]>, hidden: Hidden = {}): Buffer {
  const names = Object.keys(sheets);
  const cell = (value: Cell | Day) => {
    if (typeof value === 'object') return `<c s="2"><v>${value.day}</v></c>`;
    if (typeof value === 'number') return `<c s="1"><v>${value}</v></c>`;
    if (value.startsWith('='))
      return `<c t="str"><f>${escaped(value.slice(1))}</f><v>${escaped(value)}</v></c>`;
    return `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
  };
  const columns = hidden.column
    ? `<cols><col min="${hidden.column}" max="${hidden.column}" width="9" hidden="1"/></cols>`
    : '';
  const attributes = (row: number) => `r="${row}"${row === hidden.row ? ' hidden="1"' : ''}`;
  const sheet = (rows: (Cell | Day)[][]) =>
    `${XML}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${columns}<sheetData>${rows
      .map((row, index) => `<row ${attributes(index + 1)}>${row.map(cell).join('')}</row>`)
      .join('')}</sheetData></worksheet>`;
  const parts = names.map((name, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    sheet(sheets[name] ?? []),
  ]);
  return zip({
    '[Content_Types].xml': types({
      '/xl/workbook.xml': 'spreadsheetml.sheet.main',
      '/xl/styles.xml': 'spreadsheetml.styles',
      ...Object.fromEntries(parts.map(([path]) => [`/${path}`, 'spreadsheetml.worksheet'])),
    }),
    '_rels/.rels': relationships([relationship('main', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `${XML}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${names
      .map((name, index) => {
        const state = hidden.sheets?.includes(name) ? ' state="hidden"' : '';
        return `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state} r:id="s${index + 1}"/>`;
      })
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...names.map((_, index) =>
        relationship(`s${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
      ),
      relationship('styles', 'styles', 'styles.xml'),
    ]),
    'xl/styles.xml': `${XML}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(parts),
  });
}
