import { DAYS, LOI_EXTENSIONS, type LoiDocument } from '@handover/shared/contract';
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
import { useClosedNotice } from '../../parts/use-closed-notice.ts';
import { useSaveLoi } from '../../queries/save-loi.mutation.ts';
import { dayFromNow } from '../../rules/calendar.ts';
import { expirationBounds, type LoiFormValues, loiSchema } from './loi-submit.schema.ts';

const FILE_REFUSALS: Record<number, string> = { 413: 'loi.file.size', 415: 'loi.file.type' };

interface LoiFormProps {
  dealId: number;
  /** The open letter, to send a new version of it: another file, another date, or both. */
  letter?: LoiDocument;
  onDone: () => void;
}

/** A letter of intent with its date; what the server refuses is told where it belongs, and nothing chosen is lost. */
export function LoiForm({ dealId, letter, onDone }: LoiFormProps) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const save = useSaveLoi(dealId, letter?.id);
  const words = letter ? 'update' : 'submit';
  const form = useAppForm<LoiFormValues>({
    schema: loiSchema(t, letter === undefined),
    defaultValues: {
      file: null,
      expiration_date: letter?.expiration_date ?? dayFromNow(DAYS.loiExpirationDefault),
    },
  });
  const showErrors = useServerErrors(form);
  const closedNotice = useClosedNotice('deal');
  const send = form.handleSubmit(async ({ file, expiration_date }) => {
    if (letter && !file && expiration_date === letter.expiration_date)
      return form.setError('file', { message: t('loi.unchanged') }, { shouldFocus: true });
    try {
      await save.mutateAsync({ file, expirationDate: expiration_date });
      messages.success(t(`done.${words}_loi`));
      onDone();
    } catch (error) {
      // The server looks into the file; what it finds is told at the file, in the reader's words.
      const refused = isHttpError(error) && FILE_REFUSALS[error.status ?? 0];
      if (refused) form.setError('file', { message: t(refused) }, { shouldFocus: true });
      else showErrors(closedNotice.toFormError(error));
    }
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <FormAlert />
          <FileField
            name="file"
            label={t('loi.file.label')}
            description={letter ? t('loi.file.keep') : undefined}
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
            <SubmitButton>{t(`loi.${words}.action`)}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  );
}
