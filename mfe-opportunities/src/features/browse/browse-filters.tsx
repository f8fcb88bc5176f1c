import { useTranslation } from '@handover/shared/i18n';
import { useSectors } from '@handover/shared/reference';
import { useSignedIn } from '@handover/shared/session';
import type { BrowseParams } from '../../api/browse.api.ts';
import classes from './browse.module.css';
import { type FilterChange, ORDERINGS } from './browse-query.ts';
import { ChoiceField } from './choice-field.tsx';
import { SearchField } from './search-field.tsx';

interface BrowseFiltersProps {
  filters: BrowseParams;
  onChange: (change: FilterChange) => void;
}

const ORDER_WORDS = {
  '-created_at': 'newest',
  created_at: 'oldest',
  asking_price: 'cheapest',
  '-asking_price': 'dearest',
} as const;

export const BrowseFilters = ({ filters, onChange }: BrowseFiltersProps) => {
  const { t } = useTranslation('opportunities');
  const sectors = useSectors();
  const signedIn = useSignedIn();
  // Mandates have no asking price to be ordered by.
  const orderings = ORDERINGS.filter((each) => filters.type === 'sell' || !each.endsWith('asking_price'));
  return (
    <search className={classes.filters} aria-label={t('browse.filters')}>
      <SearchField
        label={t('browse.search')}
        placeholder={t('browse.searchHint')}
        value={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <ChoiceField
        label={t('browse.sector')}
        value={filters.sector}
        options={[{ value: '', label: t('browse.allSectors') }, ...sectors.options]}
        onChoose={(sector) => onChange({ sector })}
      />
      <ChoiceField
        label={t('browse.ordering')}
        value={filters.ordering}
        options={orderings.map((each) => ({ value: each, label: t(`browse.order.${ORDER_WORDS[each]}`) }))}
        onChoose={(ordering) => onChange({ ordering })}
      />
      {signedIn ? (
        <label className={classes.tick}>
          <input
            type="checkbox"
            checked={filters.favorites}
            onChange={(event) => onChange({ favorites: event.currentTarget.checked })}
          />
          {t('browse.favorites')}
        </label>
      ) : null}
    </search>
  );
};
