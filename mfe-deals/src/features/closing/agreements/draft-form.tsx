import { CLOSING_MAX, DOCUMENT_EXTENSIONS } from '@handover/shared/contract';
import {
  CancellableForm,
  DraftNotice,
  FileField,
  TextAreaField,
  TextField,
  UnsavedGuard,
  useAppForm,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Stack } from '@handover/shared/ui';
import { useClosedNotice } from '../../../hooks/use-closed-notice.ts';
import type { agreementSchema, versionSchema } from '../closing.schema.ts';

const ACCEPT = DOCUMENT_EXTENSIONS.map((each) => `.${each}`).join(',');

interface DraftFormProps {
  schema: ReturnType<typeof agreementSchema> | ReturnType<typeof versionSchema>;
  defaultValues: { name?: string; note: string };
  draftKey: string;
  action: string;
  /** A new agreement has a name, too. */
  hasName?: boolean;
  onSend: (draft: { name?: string; note: string; file: File }) => Promise<unknown>;
  onClose: () => void;
}

/** A draft is uploaded: a file with an optional note. */
export function DraftForm(props: DraftFormProps) {
  const { schema, defaultValues, draftKey, action, hasName = false, onSend, onClose } = props;
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const closedNotice = useClosedNotice('deal');
  const form = useAppForm({
    schema: schema as ReturnType<typeof agreementSchema>,
    defaultValues: { name: '', ...defaultValues, file: null },
    draftKey,
  });
  const { isSubmitting } = form.formState;
  return (
    <div data-no-print>
      <CancellableForm
        form={form}
        action={action}
        busy={isSubmitting}
        onCancel={onClose}
        onSubmit={async ({ name, note = '', file }) => {
          try {
            await onSend({
              ...(hasName && { name: name.trim() }),
              note: note.trim(),
              file: file as unknown as File,
            });
          } catch (error) {
            throw closedNotice.toFormError(error);
          }
          messages.success(t('closing.version.added'));
          onClose();
        }}
      >
        <Stack gap="md" maw="72ch">
          <UnsavedGuard />
          {hasName ? (
            <TextField
              name="name"
              label={t('closing.agreements.name')}
              maxLength={CLOSING_MAX.name}
              required
              focusFirst
            />
          ) : null}
          <FileField name="file" label={t('closing.version.file')} accept={ACCEPT} required />
          <TextAreaField name="note" label={t('closing.version.note')} maxLength={CLOSING_MAX.note} />
          <DraftNotice />
        </Stack>
      </CancellableForm>
    </div>
  );
}
