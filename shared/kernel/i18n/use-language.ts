import type { Language } from '../../contract/languages.ts';
import { useAtomValue } from '../store/index.ts';
import { languageAtom } from './language.atom.ts';

/** The language of the page. */
export const useLanguage = (): Language => useAtomValue(languageAtom);
