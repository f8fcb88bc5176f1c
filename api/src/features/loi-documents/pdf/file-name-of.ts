import type { Language } from '@handover/shared/contract';
import type { LetterFacts } from './letter-facts.ts';
import { LETTER_TEXTS } from './letter-pdf.ts';

/** Letter of intent 2, version 1.pdf: it names neither a party nor the business. */
export const fileNameOf = (
  { number, version }: Pick<LetterFacts, 'number' | 'version'>,
  language: Language,
) => `${LETTER_TEXTS[language].title} ${number}, version ${version}.pdf`;
