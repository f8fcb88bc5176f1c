import { useTranslation } from '@handover/shared/i18n';
import { useSearchParams } from '@handover/shared/router';
import { Button, EmptyState, LoadingBlock, QueryView } from '@handover/shared/ui';
import { focusTitle, ListLimit, useKeptPlace } from '@handover/shared/ui-extra';
import { useRef } from 'react';
import type { useCompanyList } from '../../queries/company-list.query.ts';
import { type FilterChange, type ListFilters, NO_FILTERS, withFilters } from '../../rules/list-filters.ts';
import classes from './company-list.module.css';
import { CompanyTable } from './company-table.tsx';
import { ListTools } from './list-tools.tsx';
import { useShowMoreAtEnd } from './use-show-more-at-end.ts';

interface CompanyListProps {
  list: ReturnType<typeof useCompanyList>;
  filters: ListFilters;
}

/** The companies of the user. What is shown is in the address; the next ones come when the end is reached, or by the button. */
export const CompanyList = ({ list, filters }: CompanyListProps) => {
  const { t } = useTranslation('companies');
  const [, setQuery] = useSearchParams();
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
