import type { Language } from '../../contract/languages.ts';
import { atom } from '../store/index.ts';

/** The language of the page; the platform keeps it in step with i18next. */
export const languageAtom = atom<Language>('en');
