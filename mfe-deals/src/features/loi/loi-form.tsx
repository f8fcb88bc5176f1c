import { DAYS, type ErrorCode, LOI_EXTENSIONS, type LoiDocument } from '@handover/shared/contract';
import {
  DateField,
  FileField,
  FormAlert,
  FormProvider,
  SubmitButton,
  useAppForm,
  useServerErrors,
} from '@handover/shared/forms';
import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Group, Stack } from '@handover/shared/ui';
import { useClosedNotice } from '../../hooks/use-closed-notice.ts';
import { useSaveLoi } from '../../queries/save-loi.mutation.ts';
import { dayFromNow } from '../../rules/calendar.ts';
import { expirationBounds, type LoiFormValues, loiFormSchema } from './loi-form.schema.ts';

const FILE_PROBLEMS: { readonly [Code in ErrorCode]?: string } = {
  'file.too_large': 'loi.file.size',
  'request.too_large': 'loi.file.size',
  'file.wrong_content': 'loi.file.type',
  'file.has_macros': 'loi.file.type',
  'file.has_password': 'loi.file.type',
};

interface LoiFormProps {
  dealId: number;
  /** The pending letter, to send a new version of it: another file, another date, or both. */
  letter?: LoiDocument;
  onDone: () => void;
}

/** A letter of intent with its expiry date. An error stands at its field, and what was chosen is kept. */
export function LoiForm({ dealId, letter, onDone }: LoiFormProps) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const save = useSaveLoi(dealId, letter?.id);
  const mode = letter ? 'update' : 'submit';
  const form = useAppForm<LoiFormValues>({
    schema: loiFormSchema(t, letter === undefined),
    defaultValues: {
      file: null,
      expiration_date: letter?.expiration_date ?? dayFromNow(DAYS.loiExpirationDefault),
    },
  });
  const showErrors = useServerErrors(form);
  const closedNotice = useClosedNotice('deal');
  const submit = form.handleSubmit(async ({ file, expiration_date }) => {
    if (letter && !file && expiration_date === letter.expiration_date)
      return form.setError('file', { message: t('loi.unchanged') }, { shouldFocus: true });
    try {
      await save.mutateAsync({ file, expiration_date });
      messages.success(t(`success.${mode}_loi`));
      onDone();
    } catch (error) {
      // The server looks into the file, and its error names no field.
      const problem = isHttpError(error) && error.code && FILE_PROBLEMS[error.code];
      if (problem) form.setError('file', { message: t(problem) }, { shouldFocus: true });
      else showErrors(closedNotice.toFormError(error));
    }
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FormAlert />
          <FileField
            name="file"
            label={t('loi.file.label')}
            description={letter ? t('loi.file.updateHelp') : undefined}
            progress={save.isPending ? save.progress : undefined}
            accept={LOI_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          />
          <DateField
            name="expiration_date"
            label={t('loi.expiration')}
            description={t('loi.expirationHelp')}
            {...expirationBounds()}
          />
          <Group>
            <SubmitButton>{t(`loi.${mode}.action`)}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  );
}
