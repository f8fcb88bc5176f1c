import { TEXT } from '@handover/shared/contract';
import { CancellableForm, rules, TextField, useAppForm, useField, yup } from '@handover/shared/forms';
import { hasCode } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf, ModalProps } from '@handover/shared/modals';
import { Alert, NativeSelect, Stack } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { useFetchFolder, useMakeFolder, useRenameFolder } from '../../../../queries/folders.mutation.ts';
import { KIND_OF } from '../../group-kinds.ts';

type Group = 'annual' | 'other';

/** Makes a folder, or gives it another name. Where somebody else has renamed it meanwhile, that is said before it is overwritten. */
export function DocumentFolderModal(props: ModalOf<'document-folder'>) {
  const { parent, renamed, onClose } = props;
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const { save, isPending, newName } = useSaveFolder(props);
  const form = useAppForm({
    schema: yup.object({
      name: rules.line({ max: TEXT.lineMax }),
      group: yup.string().oneOf(['annual', 'other']).required(),
    }),
    defaultValues: { name: renamed?.name ?? '', group: parent?.group ?? 'other' },
  });
  const title = renamed
    ? t('folders.rename', { name: renamed.name })
    : parent
      ? t('folders.newIn', { name: parent.name })
      : t('folders.new');
  return (
    <ModalFrame title={title} busy={isPending} onClose={() => onClose()}>
      <CancellableForm
        form={form}
        action={t(renamed ? 'folders.renameAction' : 'folders.newAction')}
        busy={isPending}
        onCancel={() => onClose()}
        onSubmit={async ({ name, group }) => {
          if (!(await save(name, group as Group))) return;
          messages.success(t(renamed ? 'folders.renamed' : 'folders.made', { name }));
          onClose(true);
        }}
      >
        <Stack gap="md">
          {newName === undefined ? null : (
            <Alert role="alert">{t('folders.renamedMeanwhile', { name: newName })}</Alert>
          )}
          {renamed || parent ? null : <GroupChoice />}
          <TextField name="name" label={t('folders.name')} required />
        </Stack>
      </CancellableForm>
    </ModalFrame>
  );
}

function useSaveFolder({ dealId, parent, renamed }: ModalProps<'document-folder'>) {
  const make = useMakeFolder(dealId);
  const rename = useRenameFolder(dealId);
  const fetchNow = useFetchFolder(dealId);
  const [now, setNow] = useState(renamed);
  /** Whether it is saved. */
  const save = async (name: string, group: Group): Promise<boolean> => {
    if (!renamed) {
      await make.mutateAsync({ group, parent_id: parent?.id ?? null, name });
      return true;
    }
    try {
      await rename.mutateAsync({ folder_id: renamed.id, name, since: now?.updated_at ?? undefined });
      return true;
    } catch (error) {
      const latest = hasCode(error, 'record.changed') ? await fetchNow(renamed.id) : undefined;
      if (!latest) throw error;
      setNow(latest);
      return false;
    }
  };
  const isChanged = now !== undefined && now !== renamed;
  return { save, isPending: make.isPending || rename.isPending, newName: isChanged ? now.name : undefined };
}

function GroupChoice() {
  const { t } = useTranslation(['deals', 'inputs']);
  const { field } = useField('group');
  return (
    <NativeSelect
      label={t('documents.addToGroup', { ns: 'inputs' })}
      value={field.value}
      onChoose={field.onChange}
      options={(['annual', 'other'] as const).map((group) => ({
        value: group,
        label: t(`documents.kind.${KIND_OF[group]}`, { ns: 'inputs' }),
      }))}
    />
  );
}
