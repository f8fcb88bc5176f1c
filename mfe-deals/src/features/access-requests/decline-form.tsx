import type { AccessRequest } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { useAnswerRequest } from '../../queries/answer-request.mutation.ts';
import { partyName } from '../../rules/party-name.ts';

/** In place of the buttons, so that the request stays in sight while one finds the words. */
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
      action={t('requests.declineNow')}
      onCancel={onCancel}
      onSubmit={async (reason) => {
        await answer.mutateAsync({ id: request.id, action: 'decline', reason });
        messages.success(t('requests.declined', { name: partyName(request.requester) }));
      }}
    />
  );
}
