import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Stack } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { Consequences } from '../../components/consequences.tsx';
import { ReasonForm } from '../../components/reason-form.tsx';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { useAnswerRequest } from '../../queries/answer-request.mutation.ts';
import { RequesterCard } from './requester-card.tsx';

/** Declines with a reason, which the requester reads, or without one. */
export function RequestDeclineModal({ request, onClose }: ModalOf<'request-decline'>) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const messages = useMessages();
  const answer = useAnswerRequest();
  const name = partyName(request.requester);
  const context = request.type_of_opportunity;
  return (
    <ModalFrame
      title={t('requests.declineTitle', { context, title: request.opportunity_name, name })}
      busy={answer.isPending}
      onClose={() => onClose()}
    >
      <Stack gap="md">
        <RequesterCard request={request} />
        <Consequences
          sentences={[
            t('requests.declineMeans.told', { name }),
            t('requests.declineMeans.final'),
            t('requests.declineMeans.again', { context, name }),
          ]}
        />
        <ReasonForm
          field="reason"
          draftKey={`decline-request-${request.id}`}
          subject="request"
          optional
          label={t('requests.reason')}
          help={t('requests.reasonHelp')}
          action={t('requests.confirmDecline', { context })}
          onCancel={() => onClose()}
          onSubmit={async (reason) => {
            await answer.mutateAsync({ id: request.id, action: 'decline', reason });
            messages.success(t('requests.declined', { context, name }));
            onClose(true);
          }}
        />
      </Stack>
    </ModalFrame>
  );
}
