import type { Opportunity } from '@handover/shared/contract';
import { currentTime, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useSignedIn } from '@handover/shared/session';
import { Text } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import { isReadByStaff } from '../../rules/opportunity-state.ts';
import { AccessLink } from './access-link.tsx';
import classes from './access-panel.module.css';
import { StaffStep } from './staff-step.tsx';

interface AccessStepProps {
  opportunity: Opportunity;
  /** Shown to a viewer who may request access, or has requested it. */
  children: ReactNode;
  /** As a visitor who is not signed in; its link leads nowhere. */
  isPreview?: boolean;
}

/** The next step by access status, in the panel and in the modal. */
export function AccessStep({ opportunity, children, isPreview = false }: AccessStepProps) {
  const { t } = useTranslation('opportunities');
  const { date } = useFormat();
  const signedIn = useSignedIn() && !isPreview;
  const { id, type_of_opportunity: type, request_access_status: access } = opportunity;
  const { status, deal_id, can_request_from: from, decline_reason: reason } = access;
  if (status === 'owner') return <AccessLink step="owner" id={id} type={type} />;
  if (status === 'deal_exists') return <AccessLink step="deal" id={deal_id} type={type} />;
  if (opportunity.sold) return <AccessLink step="sold" id={null} type={type} isInert={isPreview} />;
  if (!signedIn) return <AccessLink step="visitor" id={id} type={type} isInert={isPreview} />;
  if (isReadByStaff(opportunity)) return <StaffStep opportunity={opportunity} />;
  if (status === 'not_requested' && from && new Date(from).getTime() > currentTime())
    return (
      <>
        <Text>{t('access.later', { context: type, date: date(from) })}</Text>
        {reason ? (
          <Text size="sm" className={classes.reason}>
            {t('access.reason', { reason })}
          </Text>
        ) : null}
      </>
    );
  return children;
}
