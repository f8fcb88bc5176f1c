import { buffer } from 'node:stream/consumers';
import type { Language } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type PDFDocument from 'pdfkit';
import { writtenDay } from '../../../http/sheets/written-day.ts';
import { fill } from '../../../locales/fill.ts';
import { TEXTS } from '../../../locales/texts.ts';
import type { LetterFacts } from './letter-facts.ts';

import { type LetterRow, type LetterTexts, letterRows } from './letter-rows.ts';
import { type PdfFont, pdfFonts } from './pdf-fonts.ts';
import { printable } from './printable.ts';

type Pdf = InstanceType<typeof PDFDocument>;

const MARGIN = 64;
const LABEL_WIDTH = 140;
const GAP = 16;
const INK = '#12303a';
const QUIET = '#5b6b70';
const HAIRLINE = '#cfd4d3';
/** A line of the table begins on the next page where less than this is left. */
const MIN_ROOM = 60;

const widthOf = (pdf: Pdf) => pdf.page.width - 2 * MARGIN;
const bottomOf = (pdf: Pdf) => pdf.page.height - MARGIN;
const write = (pdf: Pdf, font: PdfFont, size: number, color = INK) =>
  pdf.font(font).fontSize(size).fillColor(color);

function hairline(pdf: Pdf) {
  const { y } = pdf;
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(0.5)
    .strokeColor(HAIRLINE)
    .stroke();
}

function ensureRoom(pdf: Pdf, room: number) {
  if (pdf.y + room > bottomOf(pdf)) pdf.addPage();
}

function row(pdf: Pdf, { label, value }: LetterRow) {
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

function signatures(pdf: Pdf, texts: LetterTexts, names: readonly [string, string][]) {
  ensureRoom(pdf, 130);
  pdf.y += 24;
  const top = pdf.y;
  const width = (widthOf(pdf) - 2 * GAP) / 2;
  names.forEach(([side, name], index) => {
    const left = MARGIN + index * (width + 2 * GAP);
    write(pdf, 'strong', 10, QUIET).text(side, left, top, { width });
    write(pdf, 'text', 10.5).text(name, left, pdf.y + 2, { width });
    write(pdf, 'text', 9, QUIET).text(texts.placeAndDate, left, pdf.y + 14, { width });
    pdf.text(texts.signature, left, pdf.y + 22, { width });
  });
}

/**
 * Writes the footers last, when the number of pages is known. They are below the margin, where text would otherwise
 * begin a new page.
 */
function footers(pdf: Pdf, texts: LetterTexts, line: string) {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    const options = { width: widthOf(pdf), lineBreak: false } as const;
    const y = pdf.page.height - MARGIN + 24;
    write(pdf, 'text', 8, QUIET).text(line, MARGIN, y, options);
    pdf.text(fill(texts.page, { page: page + 1, pages: count }), MARGIN, y, { ...options, align: 'right' });
  }
}

/** A letter of intent as a PDF with embedded fonts, in either language. */
export async function letterPdf(facts: LetterFacts, language: Language): Promise<Buffer> {
  const texts = TEXTS[language].letter;
  // Loaded with the first letter: it would be a tenth of the start of the server.
  const { default: Document } = await import('pdfkit');
  const fonts = await pdfFonts();
  const buyer = printable(facts.buyer ?? texts.formerUser);
  const seller = printable(facts.seller ?? texts.formerUser);
  const project = printable(facts.projectTitle);
  const pdf = new Document({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: `${texts.title}: ${project}`, Author: buyer, Creator: 'Handover' },
    // None by default: the library's own is not embedded.
    font: '',
  });
  const content = buffer(pdf);
  for (const font of ['text', 'strong', 'title'] as const) pdf.registerFont(font, fonts[font]);
  const { number, version } = facts;
  const numbered = fill(texts.numbered, { number, version });
  write(pdf, 'strong', 10, QUIET).text(`${texts.title} · ${numbered}`, { paragraphGap: 4 });
  write(pdf, 'title', 22).text(project, { paragraphGap: 10 });
  const intro = fill(texts.intro, { buyer, seller, project });
  write(pdf, 'text', 10.5).text(intro, { lineGap: 2, paragraphGap: 14 });
  row(pdf, { label: texts.buyer, value: buyer });
  row(pdf, { label: texts.seller, value: seller });
  row(pdf, { label: texts.sentOn, value: writtenDay(marketDay(facts.sentAt), language) });
  for (const each of letterRows(facts, texts, language)) row(pdf, each);
  hairline(pdf);
  ensureRoom(pdf, MIN_ROOM);
  write(pdf, 'text', 9, QUIET).text(texts.closing, MARGIN, pdf.y + 12, { width: widthOf(pdf), lineGap: 2 });
  signatures(pdf, texts, [
    [texts.buyer, buyer],
    [texts.seller, seller],
  ]);
  footers(pdf, texts, `${texts.title} · ${project}`);
  pdf.end();
  return content;
}
