import type { AgreementClause, Language, OpportunityType } from '@handover/shared/contract';
import { marketDay, marketPlace, marketZone } from '@handover/shared/contract/hosting';
import {
  ensureRoom,
  hairline,
  head,
  MARGIN,
  MIN_ROOM,
  pdfDocument,
  QUIET,
  row,
  widthOf,
  write,
} from '../../http/pdf/pdf-document.ts';
import { printable } from '../../http/pdf/printable.ts';
import { writtenDay } from '../../http/sheets/written-day.ts';
import { fill } from '../../locales/fill.ts';
import { TEXTS } from '../../locales/texts.ts';
import type { OwnFile } from './texts.sql.ts';

export interface AgreementFacts {
  type: OpportunityType;
  version: string;
  /** Where it is a text of the owner. */
  ownAgreementId: number | null;
  clauses: readonly AgreementClause[];
  /** What was signed in place of clauses: the sheet follows its pages. */
  file: Pick<OwnFile, 'name' | 'pages' | 'sha256'> | null;
  language: Language;
  projectTitle: string;
  /** Null where the reader may not know it. */
  ownerName: string | null;
  requesterName: string;
  signature: string;
  signedAt: Date;
  ip: string;
}

/** Confidentiality agreement, 2026-11-29.pdf: by the day; it names neither a party nor the business. */
export const fileNameOf = ({ language, signedAt }: Pick<AgreementFacts, 'language' | 'signedAt'>) =>
  `${TEXTS[language].agreement.title}, ${marketDay(signedAt)}.pdf`;

/** The hour of the marketplace, to the second: it tells what was agreed first. */
const hourOf = (time: Date, language: Language) =>
  new Intl.DateTimeFormat(language, { timeStyle: 'medium', timeZone: marketZone(), hourCycle: 'h23' }).format(
    time,
  );

export const titleOf = ({ language, projectTitle }: Pick<AgreementFacts, 'language' | 'projectTitle'>) =>
  `${TEXTS[language].agreement.title}: ${printable(projectTitle)}`;

/** A signed agreement as a PDF, in the language in which it was signed; of a file, the sheet of signatures alone. */
export function agreementPdf(facts: AgreementFacts): Promise<Buffer> {
  const { type, language, signedAt } = facts;
  const texts = TEXTS[language].agreement;
  const project = printable(facts.projectTitle);
  const owner = printable(facts.ownerName ?? texts.unnamed[type]);
  const requester = printable(facts.requesterName);
  const [seller, buyer] = type === 'sell' ? [owner, requester] : [requester, owner];
  const version = facts.version.replace(/^own\./, '');
  const isOwn = facts.ownAgreementId !== null;
  const label = fill(facts.file ? texts.fileVersion : isOwn ? texts.ownVersion : texts.version, { version });
  const day = writtenDay(marketDay(signedAt), language);
  const document = {
    language,
    title: titleOf(facts),
    footer: `${texts.title} · ${project}`,
    author: requester,
    page: texts.page,
    pagesBefore: facts.file?.pages ?? 0,
    createdAt: signedAt,
  };
  return pdfDocument(document, (pdf) => {
    head(pdf, {
      kind: `${texts.title} · ${label}`,
      title: project,
      intro: fill(texts.intro[type], { seller, buyer, project }),
    });
    row(pdf, { label: texts.seller, value: seller });
    row(pdf, { label: texts.buyer, value: buyer });
    for (const [index, { title, text }] of facts.clauses.entries())
      row(pdf, { label: printable(title || String(index + 1)), value: printable(text) });
    if (facts.file) {
      const { name, pages: count, sha256 } = facts.file;
      row(pdf, { label: texts.file, value: name });
      row(pdf, { label: texts.filePages, value: String(count) });
      row(pdf, { label: 'SHA-256', value: sha256 });
    }
    row(pdf, { label: texts.language, value: texts.languageName });
    row(pdf, { label: texts.signedBy, value: facts.signature });
    row(pdf, {
      label: texts.signedAt,
      value: fill(texts.dayAndHour, {
        day,
        hour: hourOf(signedAt, language),
        place: marketPlace(language),
        instant: signedAt.toISOString(),
      }),
    });
    row(pdf, { label: texts.address, value: facts.ip });
    hairline(pdf);
    ensureRoom(pdf, MIN_ROOM);
    write(pdf, 'text', 9, QUIET).text(facts.file ? texts.fileClosing : texts.closing, MARGIN, pdf.y + 12, {
      width: widthOf(pdf),
      lineGap: 2,
    });
  });
}
