import type { DealRole } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { EmptyState, LoadingBlock, QueryView } from '@handover/shared/ui';
import { useAccessRequests } from '../../queries/access-requests.query.ts';
import classes from './request-list.module.css';
import { RequestRow } from './request-row.tsx';
import { visibleRequests } from './visible-requests.ts';

export function RequestList({ asRole: role }: { asRole: DealRole }) {
  const { t } = useTranslation('deals');
  const list = useAccessRequests(role);
  const data = list.data && visibleRequests(list.data, role);
  return (
    <QueryView
      query={{ ...list, data }}
      skeleton={<LoadingBlock variant="list" count={2} />}
      empty={<EmptyState title={t(`requests.empty.${role}`)} />}
    >
      {(requests) => (
        <ul className={classes.list}>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} asRole={role} />
          ))}
        </ul>
      )}
    </QueryView>
  );
}
