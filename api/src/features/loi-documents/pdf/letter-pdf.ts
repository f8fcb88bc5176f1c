import type { Language } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import {
  ensureRoom,
  GAP,
  hairline,
  head,
  MARGIN,
  MIN_ROOM,
  type Pdf,
  pdfDocument,
  QUIET,
  row,
  widthOf,
  write,
} from '../../../http/pdf/pdf-document.ts';
import { printable } from '../../../http/pdf/printable.ts';
import { writtenDay } from '../../../http/sheets/written-day.ts';
import { fill } from '../../../locales/fill.ts';
import { TEXTS } from '../../../locales/texts.ts';
import type { LetterFacts } from './letter-facts.ts';
import { type LetterTexts, letterRows } from './letter-rows.ts';

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

/** A letter of intent as a PDF with embedded fonts, in either language. */
export async function letterPdf(facts: LetterFacts, language: Language): Promise<Buffer> {
  const texts = TEXTS[language].letter;
  const buyer = printable(facts.buyer ?? texts.formerUser);
  const seller = printable(facts.seller ?? texts.formerUser);
  const project = printable(facts.projectTitle);
  const { number, version } = facts;
  const document = {
    language,
    title: `${texts.title}: ${project}`,
    footer: `${texts.title} · ${project}`,
    author: buyer,
    page: texts.page,
  };
  return pdfDocument(document, (pdf) => {
    head(pdf, {
      kind: `${texts.title} · ${fill(texts.numbered, { number, version })}`,
      title: project,
      intro: fill(texts.intro, { buyer, seller, project }),
    });
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
  });
}
