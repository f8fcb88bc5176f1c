import { useTranslation } from '@handover/shared/i18n';
import { Button, EmptyState, LoadingBlock, QueryView } from '@handover/shared/ui';
import { FavoriteButton } from '../../components/favorite-button.tsx';
import { Teaser } from '../../components/teaser/teaser.tsx';
import type { useBrowse } from '../../queries/browse.query.ts';
import classes from './browse.module.css';

interface ResultsProps {
  list: ReturnType<typeof useBrowse>;
  onShowPages: (pages: number) => void;
  onClear: () => void;
}

/** The list, with a count that screen readers announce when it changes. */
export function Results({ list, onShowPages, onClear }: ResultsProps) {
  const { t } = useTranslation('opportunities');
  // The address holds how many pages are shown; a page that failed is counted there already.
  const fetchNextPage = () =>
    list.isFetchNextPageError ? list.fetchNextPage() : onShowPages((list.data?.pages ?? 0) + 1);

  return (
    <div aria-busy={list.isFetching}>
      <p role="status" className={classes.count}>
        {list.data ? t('browse.count', { count: list.data.count }) : ''}
      </p>
      <QueryView
        query={{ ...list, fetchNextPage }}
        skeleton={<LoadingBlock variant="cards" count={6} label={t('browse.loading')} />}
        empty={
          <EmptyState
            title={t('browse.empty.title')}
            text={t('browse.empty.text')}
            action={
              <Button variant="default" onClick={onClear}>
                {t('browse.empty.action')}
              </Button>
            }
          />
        }
      >
        {({ items }) => (
          <ul className={classes.cards} data-stale={list.isPlaceholderData || undefined}>
            {items.map((opportunity) => (
              <li key={opportunity.id}>
                <Teaser opportunity={opportunity} favorite={<FavoriteButton opportunity={opportunity} />} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}
