import { useCallback } from 'react';
import { useLabel, useLanguage } from '../../../kernel/i18n/index.ts';

/** The names of several records, by the alphabet of the page. */
export function useLabels(): (items: readonly Parameters<ReturnType<typeof useLabel>>[0][]) => string[] {
  const [language, label] = [useLanguage(), useLabel()];
  return useCallback(
    (items) => items.map(label).sort((one, other) => one.localeCompare(other, language)),
    [language, label],
  );
}
