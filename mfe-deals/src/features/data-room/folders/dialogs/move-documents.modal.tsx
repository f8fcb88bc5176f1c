import type { RoomFolder } from '@handover/shared/contract';
import { CancellableForm, useAppForm, yup } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { NativeSelect, Stack } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { RoomEffectNote } from '../../../../components/room-effect-note.tsx';
import { useMoveDocuments } from '../../../../queries/folders.mutation.ts';
import { useRoomEffect } from '../../../../queries/room-effect.query.ts';
import { KIND_OF } from '../../group-kinds.ts';
import { isWithin, nextOf, targetsOf } from './move.rules.ts';

const TOP = 'top';
const LAST = 'last';
const idOf = (value: string) => (value === TOP || value === LAST ? null : Number(value));

/** Where documents and folders go; of folders, before which one beside. */
export function MoveDocumentsModal({
  dealId,
  buyer,
  group,
  files,
  moved,
  folders,
  onClose,
}: ModalOf<'move-documents'>) {
  const { t } = useTranslation(['deals', 'inputs']);
  const messages = useMessages();
  const move = useMoveDocuments(dealId);
  const [folder] = moved;
  const form = useAppForm({
    schema: yup.object({ target: yup.string().required(), before: yup.string().required() }),
    defaultValues: {
      target: String(folder?.parent_id ?? TOP),
      before: String(nextOf(folders, folder)?.id ?? LAST),
    },
  });
  const [target, before] = [form.watch('target'), form.watch('before')];
  const change = {
    to: idOf(target),
    file_ids: files.map(({ id }) => id),
    folder_ids: moved.map(({ id }) => id),
  };
  const effect = useRoomEffect(dealId, { move: change });
  const targets = targetsOf(folders, group, moved);
  const beside = targets.filter((each) => isWithin(each, idOf(target)));
  const count = files.length + moved.length;
  const [name] = [...moved, ...files].map((each) => each.name);
  const top = t(`documents.kind.${KIND_OF[group]}`, { ns: 'inputs' });
  const labelOf = ({ index, name: label }: RoomFolder) => `${index} ${label}`;
  const targetName = targets.find(({ id }) => id === idOf(target))?.name ?? top;
  return (
    <ModalFrame
      title={t('folders.move.title', { count, name })}
      busy={move.isPending}
      onClose={() => onClose()}
    >
      <CancellableForm
        form={form}
        action={t('folders.move.action')}
        busy={move.isPending}
        onCancel={() => onClose()}
        onSubmit={async (values) => {
          await move.mutateAsync({ ...change, to: idOf(values.target), before: idOf(values.before) });
          messages.success(t('folders.move.done', { count, name, folder: targetName }));
          onClose(true);
        }}
      >
        <Stack gap="md">
          <NativeSelect
            label={t('folders.move.to')}
            value={target}
            onChoose={(value) => {
              form.setValue('target', value);
              form.setValue('before', LAST);
            }}
            options={[
              { value: TOP, label: top },
              ...targets.map((each) => ({ value: String(each.id), label: labelOf(each) })),
            ]}
          />
          {moved.length > 0 && beside.length > 0 ? (
            <NativeSelect
              label={t('folders.move.place')}
              value={before}
              onChoose={(value) => form.setValue('before', value)}
              options={[
                ...beside.map((each) => ({
                  value: String(each.id),
                  label: t('folders.move.before', { folder: labelOf(each) }),
                })),
                { value: LAST, label: t('folders.move.last') },
              ]}
            />
          ) : null}
          <RoomEffectNote effect={effect.data} isUnknown={effect.isError} buyer={buyer} />
        </Stack>
      </CancellableForm>
    </ModalFrame>
  );
}
