import type { DealRole } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useSearchParams } from '@handover/shared/router';
import { LoadingBlock, Page, Section } from '@handover/shared/ui';
import { useState } from 'react';
import { RequestList } from '../features/access-requests/request-list.tsx';
import { ArchiveSwitch } from '../features/deal-list/archive-switch.tsx';
import { DealList } from '../features/deal-list/deal-list.tsx';
import { RoleSwitch } from '../features/role-switch/role-switch.tsx';
import { useAccessRequests } from '../queries/access-requests.query.ts';
import { useDeals } from '../queries/deals.query.ts';

/** Requests and deals, as owner or as requester; the role is in the address. */
export function DealListPage() {
  const { t } = useTranslation('deals');
  const [search] = useSearchParams();
  const role: DealRole = search.get('role') === 'requester' ? 'requester' : 'owner';
  const archived = search.get('archived') === 'true';

  return (
    <Page title={t('list.title')} lead={t('list.lead')}>
      <RoleSwitch asRole={role} />
      {archived ? <Deals role={role} archived /> : <RequestsAndDeals key={role} role={role} />}
    </Page>
  );
}

/** Both lists appear together: if the first came later, it would push the second down. */
function RequestsAndDeals({ role }: { role: DealRole }) {
  const { t } = useTranslation('deals');
  const requests = useAccessRequests(role);
  const deals = useDeals({ role, archived: false });
  const [isLoaded, setLoaded] = useState(false);
  if (!isLoaded) {
    if (deals.isPending || requests.isPending) return <LoadingBlock variant="list" count={5} />;
    setLoaded(true);
  }
  return (
    <>
      <Section title={t(`requests.title.${role}`)} lead={t(`requests.lead.${role}`)}>
        <RequestList asRole={role} />
      </Section>
      <Deals role={role} archived={false} />
    </>
  );
}

function Deals({ role, archived }: { role: DealRole; archived: boolean }) {
  const { t } = useTranslation('deals');
  return (
    <Section
      title={t(archived ? 'list.archived' : 'list.running')}
      actions={<ArchiveSwitch asRole={role} archived={archived} />}
    >
      <DealList asRole={role} archived={archived} />
    </Section>
  );
}
