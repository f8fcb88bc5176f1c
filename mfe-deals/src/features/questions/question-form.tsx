import { type Question, TEXT } from '@handover/shared/contract';
import {
  FormProvider,
  TextAreaField,
  UnsavedGuard,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { CancellableForm } from '../../components/cancellable-form.tsx';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { useEditQuestion } from '../../queries/question.mutation.ts';
import { textSchema } from './question.schema.ts';

interface QuestionFormProps {
  question: Question;
  onDone: () => void;
  onCancel: () => void;
}

/** Corrects the viewer's own question, or answers one of the other side. */
export function QuestionForm({ question, onDone, onCancel }: QuestionFormProps) {
  const { t } = useTranslation('deals');
  const field = question.mine ? 'question' : 'answer';
  const edit = useEditQuestion(question.id);
  const form = useAppForm<Record<string, string>>({
    schema: textSchema(field),
    defaultValues: { [field]: question.mine ? question.question : '' },
  });
  const showErrors = useServerErrors(form);
  const closedNotice = useClosedNotice('deal');
  const submit = form.handleSubmit(async (values) => {
    try {
      await edit.mutateAsync({ [field]: (values[field] ?? '').trim() });
      onDone();
    } catch (error) {
      showErrors(closedNotice.toFormError(error));
    }
  });

  return (
    <FormProvider {...form}>
      <CancellableForm action={t(`questions.form.${field}.action`)} onSubmit={submit} onCancel={onCancel}>
        <UnsavedGuard />
        <TextAreaField
          name={field}
          label={t(`questions.form.${field}.label`)}
          maxLength={TEXT.longMax}
          focusFirst
        />
      </CancellableForm>
    </FormProvider>
  );
}
