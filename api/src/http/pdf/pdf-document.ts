import { buffer } from 'node:stream/consumers';
import type { Language } from '@handover/shared/contract';
import type PDFDocument from 'pdfkit';
import { fill } from '../../locales/fill.ts';
import { type PdfFont, pdfFonts } from './pdf-fonts.ts';
import { printable } from './printable.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

export const MARGIN = 64;
export const GAP = 16;
const LABEL_WIDTH = 140;
const INK = '#12303a';
export const QUIET = '#5b6b70';
const HAIRLINE = '#cfd4d3';
/** A line of a table begins on the next page where less than this is left. */
export const MIN_ROOM = 60;

export interface PdfRow {
  label: string;
  value: string;
}

export const widthOf = (pdf: Pdf) => pdf.page.width - 2 * MARGIN;
export const write = (pdf: Pdf, font: PdfFont, size: number, color = INK) =>
  pdf.font(font).fontSize(size).fillColor(color);

export function hairline(pdf: Pdf) {
  const { y } = pdf;
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor(HAIRLINE)
    .stroke();
}

export function ensureRoom(pdf: Pdf, room: number) {
  if (pdf.y + room > pdf.page.height - MARGIN) pdf.addPage();
}

/** A line of a table: its name on the left, its value on the right. */
export function row(pdf: Pdf, { label, value }: PdfRow) {
  ensureRoom(pdf, MIN_ROOM);
  hairline(pdf);
  const top = pdf.y + 8;
  write(pdf, 'strong', 10, QUIET).text(label, MARGIN, top, { width: LABEL_WIDTH });
  const labelEnd = pdf.y;
  const page = pdf.bufferedPageRange().count;
  const left = MARGIN + LABEL_WIDTH + GAP;
  write(pdf, 'text', 10.5).text(printable(value), left, top, {
    width: widthOf(pdf) - LABEL_WIDTH - GAP,
    lineGap: 2,
  });
  // A long text may have gone on over the page, and then ends above its label.
  if (pdf.bufferedPageRange().count === page) pdf.y = Math.max(pdf.y, labelEnd);
  pdf.y += 8;
}

/** The head of a document: what it is, its title, and a sentence about both parties. */
export function head(pdf: Pdf, { kind, title, intro }: Record<'kind' | 'title' | 'intro', string>) {
  write(pdf, 'strong', 10, QUIET).text(kind, { paragraphGap: 4 });
  write(pdf, 'title', 22).text(title, { paragraphGap: 10 });
  write(pdf, 'text', 10.5).text(intro, { lineGap: 2, paragraphGap: 14 });
}

/**
 * Writes the footers last, when the number of pages is known. They are below the margin, where text would otherwise
 * begin a new page.
 */
function footers(pdf: Pdf, line: string, pageText: string, before: number) {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    const options = { width: widthOf(pdf), lineBreak: false } as const;
    const y = pdf.page.height - MARGIN + 24;
    write(pdf, 'text', 8, QUIET).text(line, MARGIN, y, options);
    pdf.text(fill(pageText, { page: before + page + 1, pages: before + count }), MARGIN, y, {
      ...options,
      align: 'right',
    });
  }
}

interface PdfOptions {
  language: Language;
  /** Names the document, and stands at the foot of each page. */
  title: string;
  footer: string;
  author: string;
  /** The text of the number of a page. */
  page: string;
  /** The number of pages that it follows in another document. */
  pagesBefore?: number;
  createdAt?: Date;
}

/** A document on A4 with embedded fonts, whose content `draw` writes. */
export async function pdfDocument(
  { language, title, footer, author, page, pagesBefore = 0, createdAt }: PdfOptions,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  // Loaded with the first document: it would be a tenth of the start of the server.
  const { default: Document } = await import('pdfkit');
  const fonts = await pdfFonts();
  const pdf = new Document({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: title,
      Author: author,
      Creator: 'Handover',
      ...(createdAt && { CreationDate: createdAt }),
    },
    // None by default: the library's own is not embedded.
    font: '',
  });
  const content = buffer(pdf);
  for (const font of ['text', 'strong', 'title'] as const) pdf.registerFont(font, fonts[font]);
  draw(pdf);
  footers(pdf, footer, page, pagesBefore);
  pdf.end();
  return content;
}
