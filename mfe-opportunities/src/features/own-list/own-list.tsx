import { useTranslation } from '@handover/shared/i18n';
import { LoadError } from '@handover/shared/messages';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState, List, LoadingBlock } from '@handover/shared/ui';
import { useMyOpportunities } from '../../queries/my-opportunities.query.ts';
import { type OwnFilters, STATES } from './own-filters.ts';
import { OwnRow } from './own-row.tsx';

export function OwnList({ type, state }: OwnFilters) {
  const { t } = useTranslation('opportunities');
  const list = useMyOpportunities({ type, search: '', validated: state ? STATES[state] : '' });
  if (list.isPending) return <LoadingBlock variant="list" label={t('own.loading')} />;
  if (!list.data)
    return <LoadError error={list.error} onRetry={() => list.refetch()} retrying={list.isFetching} />;
  if (list.items.length === 0 && state) return <EmptyState title={t('own.noneInState')} />;
  if (list.items.length === 0)
    return (
      <EmptyState
        title={t(`own.empty.${type}.title`)}
        text={t(`own.empty.${type}.text`)}
        action={
          <Button component={Link} to={routes.oppEdit('create', { type })}>
            {t(`own.create.${type}`)}
          </Button>
        }
      />
    );
  return (
    <>
      <List label={t(`own.type.${type}`)}>
        {list.items.map((opportunity) => (
          <OwnRow key={opportunity.id} opportunity={opportunity} />
        ))}
      </List>
      {list.hasNextPage ? (
        <Button
          variant="default"
          mt="md"
          loading={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          {t('browse.more')}
        </Button>
      ) : null}
    </>
  );
}
