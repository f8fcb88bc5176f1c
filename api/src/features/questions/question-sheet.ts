import type { Language, Question } from '@handover/shared/contract';
import type { Cell, SheetData } from 'write-excel-file/node';

const TEXTS = {
  en: {
    name: 'Questions and answers',
    head: ['No.', 'Asked on', 'Asked by', 'Subject', 'Question', 'Answered on', 'Answered by', 'Answer'],
    seller: 'Seller',
    buyer: 'Buyer',
    financial: 'Financial',
    legal: 'Legal',
    commercial: 'Commercial',
    people: 'People',
    operations: 'Operations',
  },
  fr: {
    name: 'Questions et réponses',
    head: ['N°', 'Posée le', 'Posée par', 'Sujet', 'Question', 'Répondu le', 'Répondu par', 'Réponse'],
    seller: 'Vendeur',
    buyer: 'Acquéreur',
    financial: 'Finances',
    legal: 'Juridique',
    commercial: 'Commercial',
    people: 'Ressources humaines',
    operations: 'Exploitation',
  },
} as const;

export const sheetName = (language: Language) => TEXTS[language].name;

// What an xml file can't hold.
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const RUNS = /^[=+\-@\t\r\n]/;

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe. */
export function safeText(text: string): string {
  const clean = text.toWellFormed().replace(UNWRITABLE, '');
  return RUNS.test(clean) ? `'${clean}` : clean;
}

const WIDTHS = [6, 17, 12, 14, 60, 17, 12, 60];
export const sheetColumns = WIDTHS.map((width) => ({ width }));

const text = (value: string): Cell => ({
  type: String,
  value: safeText(value),
  wrap: true,
  alignVertical: 'top',
});
const time = (value: string | null): Cell =>
  value ? { type: Date, value: new Date(value), format: 'yyyy-mm-dd hh:mm', alignVertical: 'top' } : null;
const other = { seller: 'buyer', buyer: 'seller' } as const;

/** One row a question, the first asked first; people by their side, times in UTC. */
export function questionSheet(questions: Question[], language: Language): SheetData {
  const texts = TEXTS[language];
  const rows = questions.map((question, index): Cell[] => [
    { type: Number, value: index + 1, alignVertical: 'top' },
    time(question.created_at),
    text(texts[question.asked_by]),
    text(question.category ? texts[question.category] : ''),
    text(question.question),
    time(question.answered_at),
    text(question.answer === null ? '' : texts[other[question.asked_by]]),
    text(question.answer ?? ''),
  ]);
  return [texts.head.map((value): Cell => ({ type: String, value, fontWeight: 'bold' })), ...rows];
}
