import type { Language } from '../../contract/vocabulary.ts';
import { useAtomValue } from '../store/index.ts';
import { languageAtom } from './language.atom.ts';

/** The language of the page. */
export const useLanguage = (): Language => useAtomValue(languageAtom);
