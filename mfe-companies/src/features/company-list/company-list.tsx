import { useTranslation } from '@handover/shared/i18n';
import { useSearchParams } from '@handover/shared/router';
import { Button, EmptyState, LoadingBlock, QueryView } from '@handover/shared/ui';
import { focusTitle, ListLimit, useKeptPlace } from '@handover/shared/ui-extra';
import { type ReactNode, useRef } from 'react';
import { useCompanyList } from '../../queries/company-list.query.ts';
import {
  type FilterChange,
  isFiltered,
  NO_FILTERS,
  readFilters,
  withFilters,
} from '../../rules/list-filters.ts';
import classes from './company-list.module.css';
import { CompanyTable } from './company-table.tsx';
import { ListTools } from './list-tools.tsx';
import { useShowMoreAtEnd } from './use-show-more-at-end.ts';

/** The companies of the user. What is shown is in the address; the next ones come when the end is reached, or by the button. */
export const CompanyList = ({ none }: { none: ReactNode }) => {
  const { t } = useTranslation('companies');
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const list = useCompanyList(filters);
  const change = (next: FilterChange) => setQuery((now) => withFilters(now, next));
  const clear = () => {
    focusTitle();
    change({ ...NO_FILTERS, acting_for: filters.acting_for });
  };
  const end = useShowMoreAtEnd(list.onEnd, list.data?.items.length);
  const container = useRef<HTMLDivElement>(null);
  useKeptPlace({ list: container, isReady: list.isComplete });
  const { data } = list;
  const countText = () => {
    if (!data || data.count === 0) return '';
    const { count, items } = data;
    return items.length < count
      ? t('list.shown', { shown: items.length, count })
      : t('list.count', { count });
  };
  // The placeholder is of other filters: without a match there, this may be the whole list.
  if (data?.count === 0 && !list.isPlaceholderData && !isFiltered(filters)) return none;
  return (
    <>
      <ListTools filters={filters} onChange={change} />
      <p role="status" className={classes.count}>
        {countText()}
      </p>
      <QueryView
        query={list}
        skeleton={<LoadingBlock variant="rows" count={6} label={t('list.loading')} />}
        moreLabel={t('list.more')}
        empty={
          <EmptyState
            title={t('list.noMatchTitle')}
            text={t('list.noMatchText')}
            action={
              <Button variant="default" onClick={clear}>
                {t('list.clear')}
              </Button>
            }
          />
        }
      >
        {({ items }) => (
          <div ref={container}>
            <CompanyTable companies={items} isStale={list.isPlaceholderData} />
            <div ref={end} />
            <ListLimit list={list} />
          </div>
        )}
      </QueryView>
    </>
  );
};
