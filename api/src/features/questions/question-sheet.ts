import type { Language, Question } from '@handover/shared/contract';
import type { Cell, SheetData } from 'write-excel-file/node';
import { headCell, numberCell, textCell, timeCell } from '../../http/sheet-cells.ts';

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

const WIDTHS = [6, 17, 12, 14, 60, 17, 12, 60];
export const sheetColumns = WIDTHS.map((width) => ({ width }));

const other = { seller: 'buyer', buyer: 'seller' } as const;

/** One row a question, the first asked first; people by their side, times in UTC. */
export function questionSheet(questions: Question[], language: Language): SheetData {
  const texts = TEXTS[language];
  const rows = questions.map((question, index): Cell[] => [
    numberCell(index + 1),
    timeCell(question.created_at),
    textCell(texts[question.asked_by]),
    textCell(question.category ? texts[question.category] : ''),
    textCell(question.question),
    timeCell(question.answered_at),
    textCell(question.answer === null ? '' : texts[other[question.asked_by]]),
    textCell(question.answer ?? ''),
  ]);
  return [texts.head.map(headCell), ...rows];
}
