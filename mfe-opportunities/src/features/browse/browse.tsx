import type { OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Page } from '@handover/shared/ui';
import { SearchField } from '@handover/shared/ui-extra';
import { useBrowse } from '../../queries/browse.query.ts';
import classes from './browse.module.css';
import { NO_FILTERS, useBrowseFilters } from './browse-filters.ts';
import { FilterPanel } from './filter-panel.tsx';
import { Results } from './results.tsx';
import { TypeLinks } from './type-links.tsx';

/** The published opportunities, of one type or of both. All state is in the address. */
export function Browse({ type }: { type?: OpportunityType }) {
  const { t } = useTranslation('opportunities');
  const { filters, pages, query, change, showPages } = useBrowseFilters(type);
  const list = useBrowse(filters, pages);
  const name = type ?? 'all';
  return (
    <Page title={t(`browse.title.${name}`)} lead={t(`browse.lead.${name}`)}>
      <TypeLinks type={type} query={query} />
      <div className={classes.browse}>
        <FilterPanel filters={filters} onChange={change}>
          <SearchField
            label={t('browse.search')}
            placeholder={t('browse.searchPlaceholder')}
            value={filters.search}
            onSearch={(search) => change({ search })}
          />
        </FilterPanel>
        <Results list={list} onShowPages={showPages} onClear={() => change(NO_FILTERS)} />
      </div>
    </Page>
  );
}
