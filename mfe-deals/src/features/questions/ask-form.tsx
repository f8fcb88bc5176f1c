import { QUESTION_CATEGORIES, TEXT } from '@handover/shared/contract';
import {
  FormAlert,
  FormProvider,
  SelectField,
  SubmitButton,
  TextAreaField,
  UnsavedGuard,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Group, Stack } from '@handover/shared/ui';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { useAskQuestion } from '../../queries/question.mutation.ts';
import { askSchema } from './question.schema.ts';

const defaultValues = { question: '', category: null as string | null };

export function AskForm({ dealId, onAsked }: { dealId: number; onAsked?: () => void }) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const ask = useAskQuestion(dealId);
  const form = useAppForm({ schema: askSchema, defaultValues });
  const showErrors = useServerErrors(form);
  const closedNotice = useClosedNotice('deal');
  const submit = form.handleSubmit(async ({ question, category }) => {
    try {
      await ask.mutateAsync({
        question: question.trim(),
        category: QUESTION_CATEGORIES.find((each) => each === category),
      });
      form.reset(defaultValues);
      messages.success(t('questions.asked'));
      onAsked?.();
    } catch (error) {
      showErrors(closedNotice.toFormError(error));
    }
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md" maw="72ch">
          <UnsavedGuard />
          <FormAlert />
          <TextAreaField name="question" label={t('questions.ask')} maxLength={TEXT.longMax} focusFirst />
          <SelectField
            name="category"
            label={t('questions.categoryLabel')}
            options={QUESTION_CATEGORIES.map((value) => ({ value, label: t(`questions.category.${value}`) }))}
          />
          <Group>
            <SubmitButton>{t('questions.send')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  );
}
