import type { Landing, OpportunityType } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { Page } from '@handover/shared/ui';
import { SearchField } from '@handover/shared/ui-extra';
import { Trail } from '../../components/trail/trail.tsx';
import { useBrowse } from '../../queries/browse.query.ts';
import { NO_PLACE, namesOf } from '../../rules/landing.ts';
import classes from './browse.module.css';
import { FilterButton } from './filters/filter-button.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { useChips } from './filters/use-chips.ts';
import { useKnownFilters } from './filters/use-known-filters.ts';
import { withoutFilters } from './filters/with-change.ts';
import { LandingLinks } from './landing-links.tsx';
import { OtherType } from './other-type.tsx';
import { OrderSelect } from './results/order-select.tsx';
import { ResultCount } from './results/result-count.tsx';
import { Results } from './results/results.tsx';
import { ViewSwitch } from './results/view-switch.tsx';
import { SaveSearchLinks } from './save-search-links.tsx';
import { useBrowseAddress } from './use-browse-address.ts';

interface BrowseListProps {
  type: OpportunityType;
  /** The sector and place that the list is of, and its path; without them it is of all. */
  landing?: Landing;
  path?: string;
}

/** The published opportunities of a type. All state is in the address. */
export function BrowseList({ type, landing, path }: BrowseListProps) {
  const { t } = useTranslation('opportunities');
  const { number } = useFormat();
  const label = useLabel();
  const { filters, view, query, change, showView } = useBrowseAddress(type, landing);
  const { params, lists, isReady } = useKnownFilters(filters, type, landing && { ...filters, ...NO_PLACE });
  const list = useBrowse(params, isReady);
  const chips = useChips(params, lists);
  const { search } = filters;
  const names = landing ? namesOf(landing) : [];
  const ofAll = landing
    ? t(`landing.title.${type}`, { names: names.map(label).join(', ') })
    : t(`browse.title.${type}`);
  const title = search ? t('browse.resultsFor', { text: search }) : ofAll;
  return (
    <Page
      title={title}
      documentTitle={list.pages > 1 ? t('metadata.titleOfPage', { title, page: list.pages }) : title}
      eyebrow={landing ? <Trail type={type} names={names} isHere /> : null}
      lead={
        <>
          {search ? (
            t(`browse.found.${type}`)
          ) : landing ? (
            t(`landing.text.${type}`, { shown: number(landing.count), others: number(landing.other_count) })
          ) : (
            <span className={classes.lead}>{t(`browse.lead.${type}`)}</span>
          )}{' '}
          <OtherType type={type} query={query} path={path} />
        </>
      }
    >
      <div className={classes.browse}>
        <FilterPanel type={type} filters={params} lists={lists} onChange={change} />
        <div aria-busy={list.isFetching}>
          <div className={classes.toolbar}>
            <search className={classes.search} data-needs-script="">
              <SearchField
                label={t('browse.search')}
                placeholder={t(`browse.searchPlaceholder_${type}`)}
                value={search}
                onSearch={(search) => change({ search })}
              />
              <FilterButton params={params} onChange={change} />
            </search>
            <ResultCount type={type} count={list.data?.count} />
            <div className={classes.order}>
              <OrderSelect params={params} onChange={(ordering) => change({ ordering })} />
            </div>
            <ViewSwitch view={view} onView={showView} />
          </div>
          <FilterChips chips={chips} onChange={change} onClear={() => change(withoutFilters(params))} />
          <SaveSearchLinks params={params} chips={chips} />
          <Results key={type} params={params} list={list} view={view} onChange={change} />
        </div>
      </div>
      <LandingLinks type={type} path={path} />
    </Page>
  );
}
