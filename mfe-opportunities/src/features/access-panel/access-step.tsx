import type { Opportunity } from '@handover/shared/contract';
import { currentTime, marketDay, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useSignedIn } from '@handover/shared/session';
import { Text } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import { accessStepOf } from '../../rules/access-step.ts';
import { AccessLink } from './access-link.tsx';
import classes from './access-panel.module.css';
import { StaffStep } from './staff-step.tsx';

interface AccessStepProps {
  opportunity: Opportunity;
  /** Shown to a viewer who can request access, or has requested it. */
  children: ReactNode;
  /** Whether it is shown as to a visitor. Its link then leads nowhere. */
  isPreview?: boolean;
}

/** The next step by access status, in the panel and in the modal. */
export function AccessStep({ opportunity, children, isPreview = false }: AccessStepProps) {
  const { t } = useTranslation('opportunities');
  const { date } = useFormat();
  const isSignedIn = useSignedIn() && !isPreview;
  const { id, type_of_opportunity: type, request_access_status: access } = opportunity;
  const { deal_id, can_request_from: from, decline_reason: reason } = access;
  const step = accessStepOf(opportunity, { isSignedIn, now: currentTime() });
  switch (step) {
    case 'owner':
      return <AccessLink step="owner" id={id} type={type} />;
    case 'bought':
    case 'deal':
      return <AccessLink step={step} id={deal_id} type={type} />;
    case 'sold':
    case 'visitor':
      return <AccessLink step={step} id={id} type={type} isInert={isPreview} />;
    case 'staff':
      return <StaffStep opportunity={opportunity} />;
    case 'pending':
    case 'ask':
      return children;
    default:
      return (
        <>
          <Text>{t(`access.${step}`, { context: type, date: date(from && marketDay(from)) })}</Text>
          {reason ? (
            <Text size="sm" className={classes.reason}>
              {t('access.reason', { reason })}
            </Text>
          ) : null}
        </>
      );
  }
}
