import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useSignedIn } from '@handover/shared/session';
import { Text } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import { AccessLink } from './access-link.tsx';

interface AccessStepProps {
  opportunity: Opportunity;
  /** Shown to a viewer who may request access, or has requested it. */
  children: ReactNode;
}

/** The next step by access status, in the panel and in the modal. */
export function AccessStep({ opportunity, children }: AccessStepProps) {
  const { t } = useTranslation('opportunities');
  const { date } = useFormat();
  const signedIn = useSignedIn();
  const { status, deal_id, can_request_from: from } = opportunity.request_access_status;
  if (status === 'owner') return <AccessLink step="owner" id={opportunity.id} />;
  if (status === 'deal_exists') return <AccessLink step="deal" id={deal_id} />;
  if (opportunity.sold) return <AccessLink step="sold" id={null} />;
  if (!signedIn)
    return <AccessLink step="visitor" id={opportunity.id} type={opportunity.type_of_opportunity} />;
  if (status === 'not_requested' && from && new Date(from) > new Date())
    return <Text>{t('access.later', { date: date(from) })}</Text>;
  return children;
}
