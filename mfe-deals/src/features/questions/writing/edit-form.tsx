import { CancellableForm, DraftNotice, sameValue, UnsavedGuard, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useState } from 'react';
import { AttachmentFields } from './attachment-fields.tsx';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import { editSchema } from './question.schema.ts';
import { toEdit, toEditValues } from './question.values.ts';
import { QuestionFields } from './question-fields.tsx';
import { useWriteQuestion } from './use-write-question.ts';
import type { WriteFormProps } from './write-form-props.ts';

/** Changes the viewer's own question, until it is answered. */
export function EditForm({ question, isGone, onDone, onCancel }: WriteFormProps) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const write = useWriteQuestion({ question, isGone, action: 'edit' });
  const [initial] = useState(() => toEditValues(question));
  const draftKey = `question-${question.id}`;
  const form = useAppForm({ schema: editSchema(t), defaultValues: initial, draftKey, draftEdits: true });
  const submit = async (values: typeof initial) => {
    // An error, so that the form does not count as sent, and keeps its draft.
    if (!write.mayUpdate()) return form.setError('root.server', { type: 'held', message: '' });
    if (sameValue(values, initial)) return onCancel();
    try {
      await write.send(toEdit(values));
      messages.success(t('questions.saved'));
      onDone();
    } catch (error) {
      throw write.toFormError(error);
    }
  };

  return (
    <CancellableForm form={form} action={t('questions.form.edit')} onSubmit={submit} onCancel={onCancel}>
      <UnsavedGuard />
      <MeanwhileNotice
        ref={write.notice}
        meanwhile={write.meanwhile}
        read={write.read}
        now={question}
        onRead={write.takeNew}
      />
      <QuestionFields focusFirst />
      <AttachmentFields stored={question.files} progress={write.progress} />
      <DraftNotice />
    </CancellableForm>
  );
}
