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
import { Link, routes } from '@handover/shared/router';
import { Stack } from '@handover/shared/ui';
import { ModalFrame, useBuyerProfile } from '@handover/shared/ui-extra';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { useAnswerOwner } from '../../queries/ask-requester.mutation.ts';
import { AskedPart } from './asked-part.tsx';
import classes from './request-dialog.module.css';

/** Either the answer or the profile has to say something; a question in words needs an answer in words. */
const schemaFor = (hasQuestion: boolean) =>
  yup.object({
    answer: hasQuestion
      ? rules.text({ max: TEXT.askedMax }).required('requiredField')
      : rules.text({ max: TEXT.askedMax }),
    shows_profile: yup.boolean(),
  });

/** The requester answers what the owner has asked, and may show the buyer profile from now on. */
export function RequestAnswerModal({ request, onClose }: ModalOf<'request-answer'>) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('request');
  const answer = useAnswerOwner();
  const profile = useBuyerProfile();
  const { question, shows_profile: isShown, type_of_opportunity: context } = request;
  const isFilledIn = Boolean(profile.data?.kind);
  const form = useAppForm({
    schema: schemaFor(Boolean(question?.text)),
    defaultValues: { answer: '', shows_profile: false },
    draftKey: `answer-request-${request.id}`,
  });
  return (
    <ModalFrame
      title={t('requests.reply.title', { context, title: request.opportunity_name })}
      busy={answer.isPending}
      onClose={() => onClose()}
    >
      <CancellableForm
        form={form}
        action={t('requests.reply.send')}
        busy={answer.isPending}
        onCancel={() => onClose()}
        onSubmit={async (values) => {
          await answer.mutateAsync({ id: request.id, ...values }).catch((error) => {
            throw closedNotice.toFormError(error);
          });
          messages.success(t('requests.reply.sent', { context }));
          onClose(true);
        }}
      >
        <Stack gap="md">
          <AskedPart request={request} asRole="requester" />
          <TextAreaField
            name="answer"
            label={t('requests.reply.answer')}
            maxLength={TEXT.askedMax}
            rows={4}
            required={Boolean(question?.text)}
            focusFirst
          />
          {context === 'buy' || isShown ? null : (
            <CheckboxField
              name="shows_profile"
              label={t('requests.reply.profile')}
              description={t('requests.reply.profileHelp')}
              disabled={!isFilledIn}
            />
          )}
          {context === 'sell' && profile.isSuccess && !isFilledIn ? (
            <p className={classes.note}>
              {t('requests.reply.noProfile')}{' '}
              <Link to={routes.buyerProfile}>{t('requests.reply.fillIn')}</Link>
            </p>
          ) : null}
          <DraftNotice />
        </Stack>
      </CancellableForm>
    </ModalFrame>
  );
}
