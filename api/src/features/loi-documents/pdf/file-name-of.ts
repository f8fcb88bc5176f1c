import type { Language } from '@handover/shared/contract';
import { TEXTS } from '../../../locales/texts.ts';
import type { LetterFacts } from './letter-facts.ts';

/** Letter of intent 2, version 1.pdf: it names neither a party nor the business. */
export const fileNameOf = (
  { number, version }: Pick<LetterFacts, 'number' | 'version'>,
  language: Language,
) => `${TEXTS[language].letter.title} ${number}, version ${version}.pdf`;
