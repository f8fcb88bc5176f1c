import { DOCUMENT_EXTENSIONS, type StoredFile } from '@handover/shared/contract';
import { FileField, useField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Stack } from '@handover/shared/ui';
import { Checkbox } from '@handover/shared/ui-extra';

interface AttachmentFieldsProps {
  /** The attachments that are stored already; each can be removed. */
  stored?: StoredFile[];
  /** 0 to 1 while they are sent. */
  progress: number | undefined;
}
const NONE: StoredFile[] = [];

/** Attachments of a question or an answer: those to add, and those to take away. */
export function AttachmentFields({ stored = NONE, progress }: AttachmentFieldsProps) {
  const { t } = useTranslation('deals');
  return (
    <Stack gap="sm">
      {stored.length > 0 ? <StoredFiles files={stored} /> : null}
      <FileField
        name="files"
        label={t('questions.files.label')}
        multiple
        progress={progress}
        accept={DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
      />
    </Stack>
  );
}

function StoredFiles({ files }: { files: StoredFile[] }) {
  const { t } = useTranslation('deals');
  const { field } = useField('removed_files');
  const removed: readonly number[] = field.value;
  const keep = (id: number, isKept: boolean) =>
    field.onChange([...removed.filter((each) => each !== id), ...(isKept ? [] : [id])]);
  return (
    <Checkbox.Group
      label={t('questions.files.keep')}
      value={files.filter(({ id }) => !removed.includes(id)).map(({ id }) => String(id))}
      onChange={() => undefined}
    >
      <Stack gap="xs" mt="xs">
        {files.map(({ id, name }) => (
          <Checkbox
            key={id}
            value={String(id)}
            label={name}
            onChange={(event) => keep(id, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
