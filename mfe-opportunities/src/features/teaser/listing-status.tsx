import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Status } from '@handover/shared/ui';

/** Said only where there is something to say: sold, exclusive, or one's own part in it. */
export const ListingStatus = ({ opportunity }: { opportunity: Opportunity }) => {
  const { t } = useTranslation('opportunities');
  const { sold, under_exclusivity, request_access_status: access } = opportunity;
  if (sold) return <Status kind="closed">{t('status.sold')}</Status>;
  if (access.status === 'deal_exists') return <Status kind="running">{t('status.deal')}</Status>;
  if (under_exclusivity) return <Status kind="running">{t('status.exclusive')}</Status>;
  if (access.status === 'requested') return <Status kind="waiting">{t('status.requested')}</Status>;
  if (access.status === 'owner') return <Status kind="open">{t('status.own')}</Status>;
  return null;
};
