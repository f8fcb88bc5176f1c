import { DAYS, LOI_EXTENSIONS } from '@handover/shared/contract';
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
import type { ModalOf } from '@handover/shared/modals';
import { Stack } from '@handover/shared/ui';
import { Dialog } from '../../parts/dialog.tsx';
import { useSaveLoi } from '../../queries/save-loi.mutation.ts';
import { dayFromNow } from '../../rules/calendar.ts';
import { expirationBounds, type LoiFormValues, loiSchema } from './loi-submit.schema.ts';

const FILE_REFUSALS: Record<number, string> = { 413: 'loi.file.size', 415: 'loi.file.type' };

export function LoiSubmitModal({ dealId, letter, onClose }: ModalOf<'loi-submit'>) {
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
  const send = form.handleSubmit(async ({ file, expiration_date }) => {
    try {
      await save.mutateAsync({ file, expirationDate: expiration_date });
      messages.success(t(`done.${words}_loi`));
      onClose(true);
    } catch (error) {
      // The server looks into the file; what it finds is told at the file, in the reader's words.
      const refused = isHttpError(error) && FILE_REFUSALS[error.status ?? 0];
      if (refused) form.setError('file', { message: t(refused) }, { shouldFocus: true });
      else showErrors(error);
    }
  });

  return (
    <Dialog title={t(`loi.${words}.title`)} onClose={() => onClose()} busy={save.isPending}>
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
            <SubmitButton>{t(`loi.${words}.action`)}</SubmitButton>
          </Stack>
        </form>
      </FormProvider>
    </Dialog>
  );
}
