import { useTranslation } from '@handover/shared/i18n';
import { LoadError } from '@handover/shared/messages';
import { Button, EmptyState, LoadingBlock } from '@handover/shared/ui';
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
  const shown = list.data !== undefined;
  const more = () => (list.isFetchNextPageError ? void list.fetchNextPage() : onShowPages(list.loaded + 1));

  return (
    <div className={classes.results} aria-busy={list.isFetching}>
      <p role="status" className={classes.count}>
        {shown ? t('browse.count', { count: list.count }) : ''}
      </p>
      {list.isPending ? <LoadingBlock variant="cards" count={6} label={t('browse.loading')} /> : null}
      {list.isError && !shown ? (
        <LoadError error={list.error} onRetry={() => list.refetch()} retrying={list.isFetching} />
      ) : null}
      {shown && list.items.length === 0 ? (
        <EmptyState
          title={t('browse.empty.title')}
          text={t('browse.empty.text')}
          action={
            <Button variant="default" onClick={onClear}>
              {t('browse.empty.action')}
            </Button>
          }
        />
      ) : null}
      <ul className={classes.cards} data-stale={list.isPlaceholderData || undefined}>
        {list.items.map((opportunity) => (
          <li key={opportunity.id}>
            <Teaser opportunity={opportunity} favorite={<FavoriteButton opportunity={opportunity} />} />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError ? <p role="alert">{t('browse.moreFailed')}</p> : null}
      {list.hasNextPage ? (
        <Button variant="default" mt="lg" loading={list.isFetchingNextPage} onClick={more}>
          {t('browse.more')}
        </Button>
      ) : null}
    </div>
  );
}
