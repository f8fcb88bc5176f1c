import dayjs from 'dayjs';
import type { Language } from '../../contract/languages.ts';
import { lazyModule } from '../../kernel/lazy/index.ts';

/** The names of months for dayjs, which has those of English in itself. */
const NAMES: Partial<Record<Language, { load: () => Promise<unknown> }>> = {
  fr: lazyModule(async () => {
    const { default: french } = await import('dayjs/locale/fr.js');
    return dayjs.locale(french, undefined, true);
  }),
};

/** Loads the names of months, once. Undefined if there is nothing to load. */
export const loadDateNames = (language: Language): Promise<unknown> | undefined => NAMES[language]?.load();
