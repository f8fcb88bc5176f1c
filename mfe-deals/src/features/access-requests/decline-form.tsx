import type { AccessRequest } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { ReasonForm } from '../../components/reason-form.tsx';
import { useAnswerRequest } from '../../queries/answer-request.mutation.ts';
import { partyName } from '../../rules/party-name.ts';

/** Replaces the buttons of the row, so that the request stays visible while the reason is written. */
export function DeclineForm({ request, onCancel }: { request: AccessRequest; onCancel: () => void }) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const answer = useAnswerRequest();

  return (
    <ReasonForm
      field="reason"
      subject="request"
      optional
      label={t('requests.reason')}
      help={t('requests.reasonHelp')}
      action={t('requests.confirmDecline')}
      onCancel={onCancel}
      onSubmit={async (reason) => {
        await answer.mutateAsync({ id: request.id, action: 'decline', reason });
        messages.success(t('requests.declined', { name: partyName(request.requester) }));
      }}
    />
  );
}
