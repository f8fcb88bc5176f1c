import { useCallback } from 'react';
import { inLanguage } from '../../contract/index.ts';
import { useLanguage } from './use-language.ts';

interface Named {
  name: string;
  name_fr?: string | null;
}

/** The name of a record of reference data in the language of the page; English where there is no French one. */
export function useLabel(): (item: Named) => string {
  const language = useLanguage();
  return useCallback((item) => inLanguage(item, 'name', language), [language]);
}
