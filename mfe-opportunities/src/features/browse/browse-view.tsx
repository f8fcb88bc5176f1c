import type { OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Page } from '@handover/shared/ui';
import classes from './browse.module.css';
import { BrowseFilters } from './browse-filters.tsx';
import { useBrowseFilters } from './browse-query.ts';
import { BrowseResults } from './browse-results.tsx';
import { TypeLinks } from './type-links.tsx';

/** The three lists of what is offered: they differ in their type only. */
export const BrowseView = ({ type }: { type?: OpportunityType }) => {
  const { t } = useTranslation('opportunities');
  const { filters, pages, query, change, showPages } = useBrowseFilters(type);
  const kind = type ?? 'both';
  return (
    <Page title={t(`browse.title.${kind}`)} lead={t(`browse.lead.${kind}`)}>
      <TypeLinks current={type} query={query} />
      <div className={classes.layout}>
        <BrowseFilters filters={filters} onChange={change} />
        <BrowseResults filters={filters} pages={pages} onMore={showPages} />
      </div>
    </Page>
  );
};
