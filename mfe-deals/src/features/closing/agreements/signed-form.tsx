import { DOCUMENT_EXTENSIONS } from '@handover/shared/contract';
import { CancellableForm, FileField, UnsavedGuard, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import { useAttachSigned } from '../../../queries/closing.mutation.ts';
import { signedSchema } from '../closing.schema.ts';

const ACCEPT = DOCUMENT_EXTENSIONS.map((each) => `.${each}`).join(',');

/** The signed copy is attached, for the other side to confirm. */
export function SignedForm({ version, onClose }: { version: number; onClose: () => void }) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  const attach = useAttachSigned(version);
  const form = useAppForm({
    schema: signedSchema(t('closing.agreements.fileMissing')),
    defaultValues: { file: null },
  });
  return (
    <div data-no-print>
      <CancellableForm
        form={form}
        action={t('closing.signed.action')}
        busy={attach.isPending}
        onCancel={onClose}
        onSubmit={async ({ file }) => {
          try {
            await attach.mutateAsync(file as unknown as File);
          } catch (error) {
            throw closedNotice.toFormError(error);
          }
          messages.success(t('closing.signed.done'));
          onClose();
        }}
      >
        <UnsavedGuard />
        <FileField name="file" label={t('closing.signed.file')} accept={ACCEPT} required />
      </CancellableForm>
    </div>
  );
}
