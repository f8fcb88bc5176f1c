import { COUNT, DOCUMENT_EXTENSIONS } from '@handover/shared/contract';
import { CancellableForm, FileField, UnsavedGuard, useAppForm, yup } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import type { useAttachClosingFiles } from '../../../queries/closing.mutation.ts';

const ACCEPT = DOCUMENT_EXTENSIONS.map((each) => `.${each}`).join(',');

interface AttachFilesProps {
  attach: ReturnType<typeof useAttachClosingFiles>;
  onClose: () => void;
}

/** Documents are attached to a line; the other side reads them at once. */
export function AttachFiles({ attach, onClose }: AttachFilesProps) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  const form = useAppForm({
    schema: yup.object({
      files: yup
        .array()
        .defined()
        .min(1, t('closing.files.missing'))
        .max(COUNT.attachments, t('questions.files.tooMany', { count: COUNT.attachments })),
    }),
    defaultValues: { files: [] as File[] },
  });
  return (
    <CancellableForm
      form={form}
      action={t('closing.files.action')}
      busy={attach.isPending}
      onCancel={onClose}
      onSubmit={async ({ files }) => {
        try {
          await attach.mutateAsync(files as File[]);
        } catch (error) {
          throw closedNotice.toFormError(error);
        }
        messages.success(t('closing.files.done'));
        onClose();
      }}
    >
      <UnsavedGuard />
      <FileField name="files" label={t('closing.files.label')} accept={ACCEPT} multiple required />
    </CancellableForm>
  );
}
