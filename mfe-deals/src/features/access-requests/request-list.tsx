import type { AccessRequest, DealRole } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link } from '@handover/shared/router';
import { Anchor, EmptyState, LoadingBlock, QueryView } from '@handover/shared/ui';
import { LinkTabs, ListLimit, useKeptPlace } from '@handover/shared/ui-extra';
import { useRef } from 'react';
import { BehindNotice } from '../../components/behind-notice.tsx';
import { useHeldRows } from '../../hooks/use-held-rows.ts';
import { useRequestAddress } from '../../hooks/use-request-address.ts';
import { useRequests } from '../../queries/access-requests.query.ts';
import classes from './request-list.module.css';
import { RequestRow } from './request-row.tsx';
import { RequestToolbar } from './request-toolbar.tsx';

/** All requests that one received or sent, with their outcomes; or the one that a notification leads to. */
export function RequestList() {
  const { t } = useTranslation('deals');
  const { address, to } = useRequestAddress();
  const query = useRequests(address);
  const list = useRef<HTMLDivElement>(null);
  useKeptPlace({ list, isReady: query.isComplete });
  const roles = [
    ['owner', t('requests.received')],
    ...(address.acting_for ? [] : [['requester', t('requests.sent')] as const]),
  ] as const;
  return (
    <>
      {address.request ? (
        <p className={classes.back}>
          <Anchor component={Link} to={to({ role: address.role })}>
            {t('requests.showAll')}
          </Anchor>
        </p>
      ) : (
        <>
          <LinkTabs
            label={t('requests.all')}
            tabs={roles.map(([role, label]) => ({
              to: to({ role }),
              label,
              isCurrent: role === address.role,
            }))}
          />
          <RequestToolbar />
        </>
      )}
      <QueryView
        query={query}
        skeleton={<LoadingBlock variant="list" count={5} label={t('requests.all')} />}
        empty={<EmptyState title={t(address.request ? 'requests.none.one' : 'requests.none.list')} />}
      >
        {({ items }) => (
          <div ref={list}>
            <Rows role={address.role} requests={items} listKey={JSON.stringify(address)} />
            <ListLimit list={query} />
          </div>
        )}
      </QueryView>
    </>
  );
}

interface RowsProps {
  role: DealRole;
  requests: readonly AccessRequest[];
  listKey: string;
}

function Rows({ role, requests, listKey }: RowsProps) {
  const { t } = useTranslation('deals');
  const held = useHeldRows(requests, listKey);
  return (
    <div {...held.handlers}>
      <BehindNotice isBehind={held.isBehind} onShow={held.release} />
      <ul className={classes.list} aria-label={t(`requests.title.${role}`)}>
        {held.rows.map((request) => (
          <RequestRow key={request.id} request={request} asRole={role} />
        ))}
      </ul>
    </div>
  );
}
