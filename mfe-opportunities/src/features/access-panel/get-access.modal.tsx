import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { ModalFrame } from '@handover/shared/overlays';
import { LoadingBlock, QueryView, Stack, Text } from '@handover/shared/ui';
import { useState } from 'react';
import { useOpportunity } from '../../queries/opportunity.query.ts';
import classes from './access-panel.module.css';
import { AccessStep } from './access-step.tsx';
import { AskForm } from './ask-form.tsx';
import { ExclusivityNote } from './exclusivity-note.tsx';
import { Requested } from './requested.tsx';

/** Asks the owner for access, after the confidentiality agreement; or says what stands in its place. */
export function GetAccessModal({ opportunityId, title, onClose }: ModalOf<'get-access'>) {
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const opportunity = useOpportunity(opportunityId);
  const asked = () => {
    messages.success(t('panel.ask.sent'));
    onClose({ status: 'requested' });
  };

  return (
    <ModalFrame title={t('panel.ask.title')} onClose={() => onClose()}>
      <Stack gap="md">
        <p className={classes.about}>{opportunity.data?.project_title ?? title}</p>
        <QueryView
          query={opportunity}
          skeleton={<LoadingBlock variant="form" count={3} label={t('view.loading')} />}
          notFound={<Text>{t('view.missing.text')}</Text>}
        >
          {(found) => <Step opportunity={found} onAsked={asked} />}
        </QueryView>
      </Stack>
    </ModalFrame>
  );
}

interface StepProps {
  opportunity: Opportunity;
  onAsked: () => void;
}

/** As it stood when it opened: what is shown as asked meanwhile takes no form away that may be needed again. */
function Step({ opportunity: now, onAsked }: StepProps) {
  const [opportunity] = useState(now);
  return (
    <>
      <ExclusivityNote opportunity={opportunity} />
      <AccessStep opportunity={opportunity}>
        {opportunity.request_access_status.status === 'requested' ? (
          <Requested />
        ) : (
          <AskForm opportunity={opportunity} onAsked={onAsked} />
        )}
      </AccessStep>
    </>
  );
}
