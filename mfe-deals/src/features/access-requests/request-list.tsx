import type { DealRole } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { LoadError } from '@handover/shared/messages';
import { mergePages } from '@handover/shared/query';
import { Button, EmptyState, LoadingBlock } from '@handover/shared/ui';
import { useAccessRequests } from '../../queries/access-requests.query.ts';
import classes from './request-list.module.css';
import { RequestRow } from './request-row.tsx';
import { shownRequests } from './shown-requests.ts';

export function RequestList({ asRole: role }: { asRole: DealRole }) {
  const { t } = useTranslation('deals');
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useAccessRequests(role);

  if (isPending) return <LoadingBlock variant="list" count={2} />;
  if (data === undefined) return <LoadError error={error} onRetry={() => refetch()} />;
  const requests = shownRequests(mergePages(data.pages), role);

  return (
    <>
      {requests.length === 0 ? (
        <EmptyState title={t(`requests.empty.${role}`)} />
      ) : (
        <ul className={classes.list}>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} asRole={role} />
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('list.more')}
        </Button>
      ) : null}
    </>
  );
}
