import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { LoadingBlock, QueryView, Stack, Text } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { useAgreementText } from '../../queries/agreement-text.query.ts';
import { useOpportunity } from '../../queries/opportunity.query.ts';
import classes from './access-panel.module.css';
import { AccessStep } from './access-step.tsx';
import { ExclusivityNote } from './exclusivity-note.tsx';
import { PendingRequest } from './pending-request.tsx';
import { RequestAccessForm } from './request-access-form.tsx';

/** Requests access, with the NDA accepted; if that is not possible, it shows the step that is. */
export function GetAccessModal({ opportunityId, title, onClose }: ModalOf<'get-access'>) {
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const opportunity = useOpportunity(opportunityId);
  const context = opportunity.data?.type_of_opportunity;
  const done = () => {
    messages.success(t('access.request.sent', { context }));
    onClose({ status: 'requested' });
  };

  return (
    <ModalFrame title={t('access.request.title', { context })} onClose={() => onClose()}>
      <Stack gap="md">
        <p className={classes.about}>{opportunity.data?.project_title ?? title}</p>
        <QueryView
          query={opportunity}
          skeleton={<LoadingBlock variant="form" count={3} label={t('view.loading')} />}
          notFound={<Text>{t('view.notFound.text')}</Text>}
        >
          {(found) => <Step opportunity={found} onAsked={done} onLeave={() => onClose()} />}
        </QueryView>
      </Stack>
    </ModalFrame>
  );
}

interface StepProps {
  opportunity: Opportunity;
  onAsked: () => void;
  onLeave: () => void;
}

/**
 * The step is chosen by the status at the time of opening: the optimistic 'requested' must not remove the form, which
 * is needed if the call fails.
 */
function Step({ opportunity: current, onAsked, onLeave }: StepProps) {
  const [opportunity] = useState(current);
  return (
    <>
      <ExclusivityNote opportunity={opportunity} />
      <AccessStep opportunity={opportunity}>
        {opportunity.request_access_status.status === 'requested' ? (
          <PendingRequest opportunity={opportunity} />
        ) : (
          <RequestStep opportunity={opportunity} onAsked={onAsked} onLeave={onLeave} />
        )}
      </AccessStep>
    </>
  );
}

/** What is signed is read before. */
function RequestStep({ opportunity, ...callbacks }: StepProps) {
  const { t } = useTranslation('opportunities');
  return (
    <QueryView
      query={useAgreementText(opportunity.id ?? 0)}
      skeleton={<LoadingBlock variant="form" count={3} label={t('view.loading')} />}
    >
      {(agreement) => <RequestAccessForm opportunity={opportunity} agreement={agreement} {...callbacks} />}
    </QueryView>
  );
}
