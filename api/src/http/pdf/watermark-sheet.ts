import { buffer } from 'node:stream/consumers';
import type { Day, Language } from '@handover/shared/contract';
import { writtenDay } from '../sheets/written-day.ts';
import { pdfFonts } from './pdf-fonts.ts';
import { printable } from './printable.ts';

export interface Watermark {
  /** Who reads. */
  reader: string;
  /** In UTC, as the server knows no other zone of people. */
  day: Day;
  /** The title of the deal. */
  deal: string;
  language: Language;
}

/** Points; the worker draws it as large as a page needs. */
const WIDTH = 480;
const PADDING = 4;
const INK = '#23414c';

/** What documents are marked with, as the only page of a pdf. */
export async function watermarkSheet({ reader, day, deal, language }: Watermark): Promise<Buffer> {
  const { default: Document } = await import('pdfkit');
  const { strong, text } = await pdfFonts();
  const lines = [
    { font: 'strong', size: 30, line: printable(reader) },
    { font: 'text', size: 16, line: `${writtenDay(day, language)} (UTC)` },
    { font: 'text', size: 16, line: printable(deal) },
  ];
  // Its height is known once it is written.
  const draw = (height: number) => {
    const pdf = new Document({ size: [WIDTH, height], margin: PADDING, font: '' });
    pdf.registerFont('strong', strong).registerFont('text', text);
    const content = buffer(pdf);
    for (const { font, size, line } of lines)
      pdf.font(font).fontSize(size).fillColor(INK).text(line, { align: 'center' });
    const end = pdf.y;
    pdf.end();
    return { content, end };
  };
  const { content, end } = draw(10_000);
  await content;
  return draw(Math.ceil(end) + PADDING + 1).content;
}
