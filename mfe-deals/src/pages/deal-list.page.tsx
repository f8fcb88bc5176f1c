import { useTranslation } from '@handover/shared/i18n';
import { Link, routes, useSearchParams } from '@handover/shared/router';
import { Button, Page, Section } from '@handover/shared/ui';
import { BackLink } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { RequestList } from '../features/access-requests/request-list.tsx';
import { WaitingRequests } from '../features/access-requests/waiting-requests.tsx';
import { DealList } from '../features/deal-list/deal-list.tsx';
import { DealListSkeleton } from '../features/deal-list/deal-list-skeleton.tsx';
import { DealToolbar } from '../features/deal-list/deal-toolbar.tsx';
import { SideTabs } from '../features/side-tabs/side-tabs.tsx';
import { useListAddress } from '../hooks/use-list-address.ts';
import { useWaitingRequests } from '../queries/access-requests.query.ts';
import { useDealCounts, useDeals } from '../queries/deals.query.ts';
import { showsRequests } from '../rules/request-address.ts';
import { hasDeals, openingRole } from '../rules/side-counts.ts';

/** Pending requests, and deals, of sales, purchases, or both; or all requests. All of it is in the address. */
export function DealListPage() {
  const { t } = useTranslation('deals');
  const [query] = useSearchParams();
  if (showsRequests(query))
    return (
      <Page
        title={t('requests.all')}
        eyebrow={<BackLink href={routes.deals()}>{t('view.back')}</BackLink>}
        lead={query.has('request') ? undefined : t('requests.allLead')}
      >
        <RequestList />
      </Page>
    );
  return (
    <Page title={t('list.title')} lead={t('list.lead')} actions={<AllRequestsLink />}>
      <SideTabs />
      <RequestsAndDeals />
    </Page>
  );
}

function AllRequestsLink() {
  const { t } = useTranslation('deals');
  const { address } = useListAddress();
  const role = openingRole(address, useDealCounts(address).data);
  return (
    <Button component={Link} to={routes.deals(role, { view: 'requests' })} variant="default">
      {t('requests.all')}
    </Button>
  );
}

/** The number of requests above the deals. The others are in their own list. */
const FIRST_REQUESTS = 5;

/** All lists appear together: if one came later, it would push the others down. */
function RequestsAndDeals() {
  const { t } = useTranslation('deals');
  const { address } = useListAddress();
  const side = address.side === 'both' ? undefined : address.side;
  const received = useWaitingRequests('owner', side, FIRST_REQUESTS);
  const sent = useWaitingRequests('requester', side, FIRST_REQUESTS);
  const deals = useDeals(address);
  const counts = useDealCounts(address);
  const [isLoaded, setLoaded] = useState(false);
  if (!isLoaded) {
    if ([deals, counts, received, sent].some(({ isPending }) => isPending)) return <DealListSkeleton />;
    setLoaded(true);
  }
  const isArchive = address.show === 'archived';
  return (
    <>
      {received.data && !isArchive ? (
        <WaitingRequests asRole="owner" requests={received.data.results} count={received.data.count} />
      ) : null}
      {sent.data && !isArchive ? (
        <WaitingRequests asRole="requester" requests={sent.data.results} count={sent.data.count} />
      ) : null}
      <Section title={t(isArchive ? 'list.archived' : 'list.running')}>
        {hasDeals(address, counts.data) ? <DealToolbar /> : null}
        <DealList address={address} />
      </Section>
    </>
  );
}
