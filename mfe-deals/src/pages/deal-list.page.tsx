import { DEAL_ROLES, DELEGATION_SCOPES } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useSearchParams } from '@handover/shared/router';
import { Button, LoadingBlock, Page } from '@handover/shared/ui';
import { ActingForSelect, BackLink } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { RequestList } from '../features/access-requests/request-list.tsx';
import { WaitingRow } from '../features/access-requests/waiting-row.tsx';
import { DealList } from '../features/deal-list/deal-list.tsx';
import { DealToolbar } from '../features/deal-list/deal-toolbar.tsx';
import { SideTabs } from '../features/side-tabs/side-tabs.tsx';
import { useListAddress } from '../hooks/use-list-address.ts';
import { useWaitingRequests } from '../queries/access-requests.query.ts';
import { useDealCounts, useDeals } from '../queries/deals.query.ts';
import { showsWaiting } from '../rules/list-address.ts';
import { showsRequests } from '../rules/request-address.ts';
import { hasDeals, hasSides, openingRole } from '../rules/side-counts.ts';

/** Deals, and the requests that wait among them, of sales, purchases, or both; or all requests. All of it is in the address. */
export function DealListPage() {
  const { t } = useTranslation('deals');
  const [query] = useSearchParams();
  const { address } = useListAddress();
  if (showsRequests(query))
    return (
      <Page
        title={t('requests.all')}
        eyebrow={
          <BackLink href={routes.deals(undefined, { acting_for: address.acting_for })}>
            {t('view.back')}
          </BackLink>
        }
        status={<ActingForSelect scopes={DELEGATION_SCOPES} />}
        lead={query.has('request') ? undefined : t('requests.allLead')}
      >
        <RequestList />
      </Page>
    );
  return (
    <Page
      title={t(address.show === 'archived' ? 'list.archived' : 'list.title')}
      status={<ActingForSelect scopes={DELEGATION_SCOPES} />}
      actions={<AllRequestsLink />}
    >
      <RequestsAndDeals />
    </Page>
  );
}

function AllRequestsLink() {
  const { t } = useTranslation('deals');
  const { address } = useListAddress();
  const role = openingRole(address, useDealCounts(address).data);
  return (
    <Button
      component={Link}
      to={routes.deals(role, { view: 'requests', acting_for: address.acting_for })}
      variant="default"
    >
      {t('requests.all')}
    </Button>
  );
}

/** All lists appear together: if one came later, it would push the others down. */
function RequestsAndDeals() {
  const { t } = useTranslation('deals');
  const { address } = useListAddress();
  const received = useWaitingRequests('owner', address);
  const sent = useWaitingRequests('requester', address);
  const deals = useDeals(address);
  const counts = useDealCounts(address);
  const [isLoaded, setLoaded] = useState(false);
  const isPending = [deals, counts, received, sent].some(
    ({ isPending, isEnabled }) => isPending && isEnabled,
  );
  if (!isLoaded && !isPending) setLoaded(true);
  const lists = { owner: received.data, requester: sent.data };
  const waiting = DEAL_ROLES.flatMap((role) => {
    const list = lists[role];
    return list && showsWaiting(address) ? [{ role, requests: list.results, count: list.count }] : [];
  });
  return (
    <>
      {/* For who has nothing they go with the skeleton, which would move otherwise. */}
      {!isLoaded || hasSides(address, counts.data) ? <SideTabs /> : null}
      {!isLoaded || hasDeals(address, counts.data) ? <DealToolbar /> : null}
      {isLoaded ? (
        <DealList
          address={address}
          query={deals}
          counts={counts.data}
          waiting={waiting}
          renderRequest={(request, role) => <WaitingRow request={request} asRole={role} />}
        />
      ) : (
        <LoadingBlock variant="rows" count={5} label={t('list.title')} />
      )}
    </>
  );
}
