import type { Language, Question, StoredFile } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { Cell, SheetData } from 'write-excel-file/node';
import { headCell, numberCell, textCell, timeCell } from '../../http/sheets/sheet-cells.ts';
import { TEXTS } from '../../locales/texts.ts';

export const sheetName = (language: Language) => TEXTS[language].sheets.questions.name;

const WIDTHS = [6, 17, 28, 24, 20, 60, 30, 17, 28, 60, 30, 17, 60];
export const sheetColumns = WIDTHS.map((width) => ({ width }));

const OTHER = { seller: 'buyer', buyer: 'seller' } as const;
type Texts = (typeof TEXTS)[Language]['sheets']['questions'];

const personText = (name: string | null, side: Question['asked_by'], texts: Texts) =>
  name === '' ? texts[side] : `${name ?? texts.former} (${texts[side]})`;
const namesOf = (files: StoredFile[]) => textCell(files.map(({ name }) => name).join('\n'));
const earlierText = ({ earlier_answers }: Question) =>
  earlier_answers.map(({ answer, written_at }) => `${marketDay(written_at)}: ${answer}`).join('\n');

/** One row a question, the first asked first; times of the marketplace. */
export function questionSheet(questions: Question[], language: Language): SheetData {
  const texts = TEXTS[language].sheets.questions;
  const rows = questions.map((question): Cell[] => [
    numberCell(question.number),
    timeCell(question.created_at),
    textCell(personText(question.asker, question.asked_by, texts)),
    textCell(question.subject ?? ''),
    textCell(question.category ? texts[question.category] : ''),
    textCell(question.question),
    namesOf(question.files),
    timeCell(question.answered_at),
    textCell(question.answer === null ? '' : personText(question.answerer, OTHER[question.asked_by], texts)),
    textCell(question.answer ?? ''),
    namesOf(question.answer_files),
    timeCell(question.corrected_at),
    textCell(earlierText(question)),
  ]);
  return [texts.head.map(headCell(language)), ...rows];
}
