import { TEXT } from '@handover/shared/contract';
import {
  CancellableForm,
  DraftNotice,
  sameValue,
  TextAreaField,
  UnsavedGuard,
  useAppForm,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Text } from '@handover/shared/ui';
import { useState } from 'react';
import { AttachmentFields } from './attachment-fields.tsx';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import { answerSchema } from './question.schema.ts';
import { toAnswer, toAnswerValues } from './question.values.ts';
import { useWriteQuestion } from './use-write-question.ts';
import type { WriteFormProps } from './write-form-props.ts';

/** Answers a question of the other side, or corrects the answer: then the asker is told, and reads what it said before. */
export function AnswerForm({
  question,
  isGone,
  action,
  onDone,
  onCancel,
}: WriteFormProps & { action: 'answer' | 'correct' }) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const write = useWriteQuestion({ question, isGone, action });
  const [initial] = useState(() => toAnswerValues(question));
  const draftKey = `${action}-${question.id}`;
  const form = useAppForm({ schema: answerSchema(t), defaultValues: initial, draftKey, draftEdits: true });
  const submit = async (values: typeof initial) => {
    // An error, so that the form does not count as sent, and keeps its draft.
    if (!write.mayUpdate()) return form.setError('root.server', { type: 'held', message: '' });
    if (sameValue(values, initial)) return onCancel();
    try {
      await write.send(toAnswer(values));
      messages.success(t(`questions.sent.${action}`));
      onDone();
    } catch (error) {
      throw write.toFormError(error);
    }
  };

  return (
    <CancellableForm form={form} action={t(`questions.form.${action}`)} onSubmit={submit} onCancel={onCancel}>
      <UnsavedGuard />
      <MeanwhileNotice
        ref={write.notice}
        meanwhile={write.meanwhile}
        read={write.read}
        now={question}
        onRead={write.takeNew}
      />
      {action === 'correct' ? (
        <Text size="sm" c="dimmed">
          {t('questions.correctHelp')}
        </Text>
      ) : null}
      <TextAreaField
        name="answer"
        label={t('questions.form.answerLabel')}
        maxLength={TEXT.longMax}
        required
        focusFirst
      />
      <AttachmentFields stored={question.answer_files} progress={write.progress} />
      <DraftNotice />
    </CancellableForm>
  );
}
