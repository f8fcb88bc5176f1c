import { TEXT } from '@handover/shared/contract';
import {
  CancellableForm,
  CheckboxField,
  DraftNotice,
  rules,
  TextAreaField,
  useAppForm,
  yup,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Stack } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { Consequences } from '../../components/consequences.tsx';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { usePartyName } from '../../hooks/use-party-name.ts';
import { useAskRequester } from '../../queries/ask-requester.mutation.ts';
import { RequesterCard } from './requester-card.tsx';

const schema = yup.object({
  question: rules.text({ max: TEXT.askedMax }).when('wants_profile', {
    is: false,
    // biome-ignore lint/suspicious/noThenProperty: yup names it so
    then: (text) => text.required('requiredField'),
  }),
  wants_profile: yup.boolean(),
});

/** The owner asks one thing before answering a request, and may ask for the buyer profile. */
export function RequestAskModal({ request, onClose }: ModalOf<'request-ask'>) {
  const { t } = useTranslation('deals');
  const partyName = usePartyName();
  const messages = useMessages();
  const closedNotice = useClosedNotice('request');
  const ask = useAskRequester();
  const name = partyName(request.requester);
  const context = request.type_of_opportunity;
  const form = useAppForm({
    schema,
    defaultValues: { question: '', wants_profile: false },
    draftKey: `ask-request-${request.id}`,
  });
  return (
    <ModalFrame title={t('requests.ask.title', { name })} busy={ask.isPending} onClose={() => onClose()}>
      <CancellableForm
        form={form}
        action={t('requests.ask.send')}
        busy={ask.isPending}
        onCancel={() => onClose()}
        onSubmit={async (values) => {
          await ask.mutateAsync({ id: request.id, ...values }).catch((error) => {
            throw closedNotice.toFormError(error);
          });
          messages.success(t('requests.ask.sent', { name }));
          onClose(true);
        }}
      >
        <Stack gap="md">
          <Consequences sentences={[t('requests.ask.means.once'), t('requests.ask.means.waits', { name })]} />
          <TextAreaField
            name="question"
            label={t('requests.ask.question')}
            maxLength={TEXT.askedMax}
            rows={3}
            focusFirst
          />
          {context === 'sell' && !request.buyer_profile ? (
            <CheckboxField
              name="wants_profile"
              label={t('requests.ask.profile')}
              description={t('requests.ask.profileHelp')}
            />
          ) : null}
          <DraftNotice />
          <RequesterCard request={request} />
        </Stack>
      </CancellableForm>
    </ModalFrame>
  );
}
