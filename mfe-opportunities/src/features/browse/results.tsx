import { useTranslation } from '@handover/shared/i18n';
import { Button, EmptyState, LoadingBlock, QueryView } from '@handover/shared/ui';
import type { BrowseParams } from '../../api/browse.api.ts';
import { FavoriteButton } from '../../parts/favorite/favorite-button.tsx';
import { Teaser } from '../../parts/teaser/teaser.tsx';
import { useBrowse } from '../../queries/browse.query.ts';
import classes from './browse.module.css';

interface ResultsProps {
  filters: BrowseParams;
  pages: number;
  onShowPages: (pages: number) => void;
  onClear: () => void;
}

/** How many there are, said aloud when it changes, and what they are. */
export function Results({ filters, pages, onShowPages, onClear }: ResultsProps) {
  const { t } = useTranslation('opportunities');
  const list = useBrowse(filters, pages);
  // How many pages are shown stands in the address; one that failed is already in it.
  const fetchNextPage = () =>
    list.isFetchNextPageError ? list.fetchNextPage() : onShowPages((list.data?.pages ?? 0) + 1);

  return (
    <div className={classes.results} aria-busy={list.isFetching}>
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
