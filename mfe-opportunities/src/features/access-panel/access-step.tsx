import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useSignedIn } from '@handover/shared/session';
import { Text } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import { LinkStep } from './link-step.tsx';

interface AccessStepProps {
  opportunity: Opportunity;
  /** Who may ask, or has asked. */
  children: ReactNode;
}

/** What somebody can do about an opportunity, by their access status; in the panel and in the modal alike. */
export function AccessStep({ opportunity, children }: AccessStepProps) {
  const { t } = useTranslation('opportunities');
  const { date } = useFormat();
  const signedIn = useSignedIn();
  const { status, deal_id, can_request_from: from } = opportunity.request_access_status;
  if (status === 'owner') return <LinkStep step="owner" id={opportunity.id} />;
  if (status === 'deal_exists') return <LinkStep step="deal" id={deal_id} />;
  if (opportunity.sold) return <LinkStep step="sold" id={null} />;
  if (!signedIn)
    return <LinkStep step="visitor" id={opportunity.id} type={opportunity.type_of_opportunity} />;
  if (status === 'not_requested' && from && new Date(from) > new Date())
    return <Text>{t('panel.later', { date: date(from) })}</Text>;
  return children;
}
