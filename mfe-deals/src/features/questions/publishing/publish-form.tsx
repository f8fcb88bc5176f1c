import { TEXT } from '@handover/shared/contract';
import {
  CancellableForm,
  DraftNotice,
  rules,
  TextAreaField,
  TextField,
  UnsavedGuard,
  useAppForm,
  yup,
} from '@handover/shared/forms';
import { hasCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Text } from '@handover/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { type Publishable, usePublish } from '../../../queries/question.mutation.ts';

const publishSchema = yup.object({
  subject: rules.text({ max: TEXT.subjectMax }),
  question: rules.requiredText({ min: TEXT.questionMin, max: TEXT.longMax }),
  answer: rules.requiredText({ max: TEXT.longMax }),
});

interface PublishFormProps {
  /** As it is now. */
  of: Publishable;
  words: { subject: string; question: string; answer: string };
  onDone: () => void;
  onCancel: () => void;
}

/** The words in which all other buyers read a question and its answer: looked over, so that nothing names who asked. */
export function PublishForm({ of, words, onDone, onCancel }: PublishFormProps) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  const publish = usePublish();
  const [initial] = useState(words);
  const [read, setRead] = useState(of);
  const latest = useRef(of);
  latest.current = of;
  const container = useRef<HTMLDivElement>(null);
  // It is loaded after the button that opens it is gone.
  useEffect(() => container.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const isNew = 'question_id' in of;
  const draftKey = isNew ? `publish-${of.question_id}` : `published-${of.id}`;
  const form = useAppForm({ schema: publishSchema, defaultValues: initial, draftKey, draftEdits: true });
  const isChanged = of.updated_at !== read.updated_at && !publish.isPending;
  const submit = async (values: typeof words) => {
    if (isChanged) {
      // Read with the next press.
      setRead(of);
      return form.setError('root.server', { type: 'held', message: t('questions.publish.changed') });
    }
    const body = {
      subject: values.subject.trim(),
      question: values.question.trim(),
      answer: values.answer.trim(),
    };
    try {
      await publish.mutateAsync({ of: read, body });
      messages.success(t(isNew ? 'questions.publish.done' : 'questions.publish.corrected'));
      onDone();
    } catch (error) {
      // It was loaded again meanwhile, and is read with the next press.
      if (hasCode(error, 'record.changed')) {
        setRead(latest.current);
        return form.setError('root.server', { type: 'held', message: t('questions.publish.changed') });
      }
      throw closedNotice.toFormError(error);
    }
  };
  return (
    <div ref={container}>
      <CancellableForm
        form={form}
        action={t(isNew ? 'questions.publish.send' : 'questions.publish.sendCorrection')}
        onSubmit={submit}
        onCancel={onCancel}
      >
        <UnsavedGuard />
        <Text size="sm" c="dimmed">
          {t('questions.publish.help')}
        </Text>
        <TextField name="subject" label={t('questions.subject')} maxLength={TEXT.subjectMax} />
        <TextAreaField
          name="question"
          label={t('questions.publish.question')}
          maxLength={TEXT.longMax}
          required
          focusFirst
        />
        <TextAreaField
          name="answer"
          label={t('questions.publish.answer')}
          maxLength={TEXT.longMax}
          required
        />
        <DraftNotice />
      </CancellableForm>
    </div>
  );
}
