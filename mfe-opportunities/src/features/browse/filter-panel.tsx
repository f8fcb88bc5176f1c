import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Icon } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import type { BrowseParams } from '../../api/browse.api.ts';
import classes from './browse.module.css';
import { countFilters, type FilterChange } from './browse-filters.ts';
import { FilterFields } from './filter-fields.tsx';

interface FilterPanelProps {
  filters: BrowseParams;
  onChange: (change: FilterChange) => void;
  /** The search field. */
  children: ReactNode;
}

/** At the left of the list; on a phone a button that opens the filters as a sheet. */
export function FilterPanel({ filters: { type, ...filters }, onChange, children }: FilterPanelProps) {
  const { t } = useTranslation('opportunities');
  const modals = useModals();
  const count = countFilters(filters);
  const choose = async () => {
    const chosen = await modals.open('filters', { type, filters });
    if (chosen) onChange({ ...chosen });
  };

  return (
    <search className={classes.filters} aria-label={t('browse.filters')}>
      <Button
        className={classes.toggle}
        variant="default"
        leftSection={<Icon name="filter" />}
        aria-haspopup="dialog"
        onClick={choose}
      >
        {count > 0 ? t('browse.filtersCount', { count }) : t('browse.filters')}
      </Button>
      <div className={classes.panel}>
        {children}
        <FilterFields filters={filters} onChange={onChange} />
      </div>
    </search>
  );
}
