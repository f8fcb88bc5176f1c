import type { DealRole } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadError } from '@handover/shared/messages';
import { mergePages } from '@handover/shared/query';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState, LoadingBlock } from '@handover/shared/ui';
import { useDeals } from '../../queries/deals.query.ts';
import { DealRow } from './deal-row.tsx';
import classes from './deal-rows.module.css';

export function DealRows({ asRole: role, archived }: { asRole: DealRole; archived: boolean }) {
  const { t } = useTranslation('deals');
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDeals({
    role,
    archived,
  });

  if (isPending) return <LoadingBlock variant="list" count={3} />;
  if (data === undefined) return <LoadError error={error} onRetry={() => refetch()} />;
  const deals = mergePages(data.pages);
  if (deals.length === 0) {
    if (archived) return <EmptyState title={t('empty.archived')} />;
    return (
      <EmptyState
        title={t(`empty.${role}.title`)}
        text={t(`empty.${role}.text`)}
        action={
          <Button component={Link} to={role === 'owner' ? routes.opps() : routes.opportunities('sell')}>
            {t(`empty.${role}.action`)}
          </Button>
        }
      />
    );
  }

  return (
    <>
      <ul className={classes.rows}>
        {deals.map((deal) => (
          <DealRow key={deal.id} deal={deal} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('list.more')}
        </Button>
      ) : null}
    </>
  );
}
