import {
  DraftNotice,
  Form,
  FormAlert,
  FormProvider,
  SubmitButton,
  UnsavedGuard,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Alert, Group, Section, Stack } from '@handover/shared/ui';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { useAskQuestion } from '../../../queries/question.mutation.ts';
import { AskSeveral } from '../several/ask-several.tsx';
import { AttachmentFields } from './attachment-fields.tsx';
import { askSchema } from './question.schema.ts';
import { categoryOf, NEW_QUESTION } from './question.values.ts';
import { QuestionFields } from './question-fields.tsx';

interface AskFormProps {
  dealId: number;
  /** False: only what was typed before is shown, as nothing can be asked now. */
  isOpen: boolean;
  /** The title on a page. In a dialog it is absent, and the field takes the focus. */
  title?: string;
  onAsked?: (id: number) => void;
}

/** A new question. What was typed survives a reload. */
export function AskForm({ dealId, isOpen, title, onAsked }: AskFormProps) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const ask = useAskQuestion();
  const draftKey = `question-of-deal-${dealId}`;
  const form = useAppForm({ schema: askSchema(t), defaultValues: NEW_QUESTION, draftKey, mode: 'onSubmit' });
  const showErrors = useServerErrors(form);
  const closedNotice = useClosedNotice('deal');
  const { isDirty } = form.formState;
  const submit = form.handleSubmit(async ({ subject, category, question, files }) => {
    try {
      const { id } = await ask.mutateAsync({
        deal_id: dealId,
        subject: subject.trim() || undefined,
        category: categoryOf(category) ?? undefined,
        question: question.trim(),
        files,
      });
      form.reset(NEW_QUESTION);
      messages.success(t('questions.asked'));
      onAsked?.(id);
    } catch (error) {
      showErrors(closedNotice.toFormError(error));
    }
  });

  if (!isOpen && !isDirty) return null;
  const fields = (
    <Form onSubmit={submit}>
      <Stack gap="md" maw="72ch">
        <UnsavedGuard />
        <FormAlert />
        {isOpen ? null : <Alert color="ink">{t('questions.closedKept')}</Alert>}
        <QuestionFields focusFirst={title === undefined} />
        <AttachmentFields progress={ask.isPending ? ask.progress : undefined} />
        <DraftNotice />
        {isOpen ? (
          <Group>
            <SubmitButton>{t('questions.send')}</SubmitButton>
            {title ? <AskSeveral dealId={dealId} /> : null}
          </Group>
        ) : null}
      </Stack>
    </Form>
  );
  return <FormProvider {...form}>{title ? <Section title={title}>{fields}</Section> : fields}</FormProvider>;
}
