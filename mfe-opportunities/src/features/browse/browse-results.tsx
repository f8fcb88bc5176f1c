import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState, LoadingBlock, Text } from '@handover/shared/ui';
import type { BrowseParams } from '../../api/browse.api.ts';
import { useBrowse } from '../../queries/browse.query.ts';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { OpportunityCard } from '../teaser/opportunity-card.tsx';
import classes from './browse.module.css';

interface BrowseResultsProps {
  filters: BrowseParams;
  pages: number;
  onMore: (pages: number) => void;
}

export const BrowseResults = ({ filters, pages, onMore }: BrowseResultsProps) => {
  const { t } = useTranslation('opportunities');
  const list = useBrowse(filters, pages);
  const { items, count, data, error, hasNextPage, isFetching, isPlaceholderData } = list;
  return (
    <div className={classes.results} aria-busy={isPlaceholderData}>
      <Text role="status" size="sm" className={classes.count}>
        {data && !isPlaceholderData ? t('browse.count', { count }) : ''}
      </Text>
      {!data && !error ? <LoadingBlock variant="cards" count={6} label={t('load.loading')} /> : null}
      {error && items.length === 0 ? (
        <LoadFailure error={error} onRetry={() => list.refetch()} retrying={isFetching} />
      ) : null}
      {data && count === 0 ? (
        <EmptyState
          title={t('browse.emptyTitle')}
          text={t('browse.emptyText')}
          action={
            <Button component={Link} to={routes.opportunities(filters.type)} variant="default">
              {t('browse.clear')}
            </Button>
          }
        />
      ) : null}
      <ul className={classes.cards} aria-label={t('browse.results')}>
        {items.map((item) => (
          <li key={item.id}>
            <OpportunityCard opportunity={item} />
          </li>
        ))}
      </ul>
      {error && items.length > 0 ? (
        <LoadFailure error={error} onRetry={() => list.fetchNextPage()} retrying={isFetching} />
      ) : null}
      {hasNextPage ? (
        <div className={classes.more}>
          <Text size="sm">{t('browse.shown', { shown: items.length, count })}</Text>
          <Button variant="default" loading={isFetching} onClick={() => onMore(list.loaded + 1)}>
            {t('browse.more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
};
