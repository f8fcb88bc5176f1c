import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { Button, Text } from '@handover/shared/ui';
import { type ReactNode, useRef } from 'react';
import { SidePanel } from '../../components/side-panel/side-panel.tsx';
import { isOnlySold } from '../../rules/opportunity-state.ts';
import { AccessStep } from './access-step.tsx';
import { AskedPrice } from './asked-price.tsx';
import { ExclusivityNote } from './exclusivity-note.tsx';
import { NextSteps } from './next-steps.tsx';
import { PendingRequest } from './pending-request.tsx';

interface AccessPanelProps {
  opportunity: Opportunity;
  favorite?: ReactNode;
  /** Shows the visitor's view to its owner; its action does nothing. */
  isPreview?: boolean;
}

/** The price, and what the viewer can do next, by their access status. */
export function AccessPanel({ opportunity, favorite, isPreview = false }: AccessPanelProps) {
  const { t } = useTranslation('opportunities');
  const modals = useModals();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { id, project_title: title, type_of_opportunity: type } = opportunity;
  const ask = async () => {
    const answer = await modals.open('get-access', { opportunityId: id, title });
    // The button that had the focus is unmounted by now.
    if (answer) setTimeout(() => headingRef.current?.focus({ preventScroll: true }), 0);
  };

  return (
    <SidePanel
      title={t('access.title')}
      titleRef={headingRef}
      head={type === 'sell' && !isOnlySold(opportunity) ? <AskedPrice opportunity={opportunity} /> : null}
      action={favorite}
    >
      <ExclusivityNote opportunity={opportunity} />
      <AccessStep opportunity={opportunity} isPreview={isPreview}>
        {opportunity.request_access_status.status === 'requested' ? (
          <PendingRequest opportunity={opportunity} />
        ) : (
          <>
            <Text>{t('access.request.text', { context: type })}</Text>
            <Button onClick={ask} data-main-action="">
              {t('access.request.action', { context: type })}
            </Button>
          </>
        )}
      </AccessStep>
      <NextSteps opportunity={opportunity} />
    </SidePanel>
  );
}
