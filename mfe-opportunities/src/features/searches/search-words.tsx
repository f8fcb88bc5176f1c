import type { SavedSearch } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useFilterLists } from '../../hooks/use-filter-lists.ts';
import { useFilterWords } from '../../hooks/use-filter-words.ts';
import { fromSearchFilters } from '../../rules/browse-filters.ts';
import classes from './searches.module.css';

/** What a search looks for, in the words of the list. */
export function SearchWords({ filters: kept }: Pick<SavedSearch, 'filters'>) {
  const { t } = useTranslation('opportunities');
  const filters = fromSearchFilters(kept);
  const words = useFilterWords(filters, useFilterLists(filters)).map(({ label }) => label);
  if (filters.search) words.unshift(t('searches.words', { text: filters.search }));
  if (words.length === 0) return null;
  return (
    <ul className={classes.words} aria-label={t('filters.set')}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
