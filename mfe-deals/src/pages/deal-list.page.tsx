import type { DealRole } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useSearchParams } from '@handover/shared/router';
import { Page, Section } from '@handover/shared/ui';
import { RequestList } from '../features/access-requests/request-list.tsx';
import { ArchiveSwitch } from '../features/deal-rows/archive-switch.tsx';
import { DealRows } from '../features/deal-rows/deal-rows.tsx';
import { RoleSwitch } from '../features/role-switch/role-switch.tsx';

/** Requests and deals, as owner or as requester; the choice is in the address. */
export function DealListPage() {
  const { t } = useTranslation('deals');
  const [search] = useSearchParams();
  const role: DealRole = search.get('role') === 'requester' ? 'requester' : 'owner';
  const archived = search.get('archived') === 'true';

  return (
    <Page title={t('list.title')} lead={t('list.lead')}>
      <RoleSwitch asRole={role} />
      {archived ? null : (
        <Section title={t(`requests.title.${role}`)} lead={t(`requests.lead.${role}`)}>
          <RequestList key={role} asRole={role} />
        </Section>
      )}
      <Section
        title={t(archived ? 'list.archived' : 'list.running')}
        actions={<ArchiveSwitch asRole={role} archived={archived} />}
      >
        <DealRows asRole={role} archived={archived} />
      </Section>
    </Page>
  );
}
