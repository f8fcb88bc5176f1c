import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Button, EmptyState, List, ListRow, LoadingBlock, Text } from '@handover/shared/ui';
import type { MyListParams } from '../../api/my-opportunities.api.ts';
import { useMyOpportunities } from '../../queries/my-opportunities.query.ts';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { ModerationStatus } from './moderation-status.tsx';

export const MyList = ({ params }: { params: MyListParams }) => {
  const { t } = useTranslation('opportunities');
  const format = useFormat();
  const list = useMyOpportunities(params);
  const { items, count, data, error, isFetching } = list;
  const filtered = params.search !== '' || params.validated !== '';
  if (error && items.length === 0)
    return <LoadFailure error={error} onRetry={() => list.refetch()} retrying={isFetching} />;
  if (!data) return <LoadingBlock variant="list" label={t('load.loading')} />;
  return (
    <>
      <Text role="status" size="sm" my="md">
        {count > 0 ? t('browse.count', { count }) : ''}
      </Text>
      {count === 0 ? (
        <EmptyState
          title={t(filtered ? 'browse.emptyTitle' : `mine.empty.${params.type}`)}
          text={filtered ? t('browse.emptyText') : t(`mine.emptyText.${params.type}`)}
          action={
            <Button component={Link} to={routes.oppEdit('create', { type: params.type })}>
              {t(`mine.create.${params.type}`)}
            </Button>
          }
        />
      ) : null}
      <List label={t(`mine.tab.${params.type}`)}>
        {items.map((item) => (
          <ListRow
            key={item.id}
            href={routes.oppView(item.id)}
            title={item.project_title}
            text={[
              item.own?.company_name,
              format.date(item.created_at),
              item.own?.number_of_pending_requests
                ? t('mine.requests', { count: item.own.number_of_pending_requests })
                : null,
            ]
              .filter(Boolean)
              .join(' · ')}
            trailing={<ModerationStatus validated={item.validated} />}
          />
        ))}
      </List>
      {list.hasNextPage ? (
        <Button variant="default" mt="lg" loading={isFetching} onClick={() => list.fetchNextPage()}>
          {t('browse.more')}
        </Button>
      ) : null}
    </>
  );
};
