import type { DocumentRights, RoomDocument, RoomFolder } from '@handover/shared/contract';
import type { ModalProps } from '@handover/shared/modals';

export const BY_DEFAULT: DocumentRights = { access: 'download', opens_early: false, opens_on: null };

type Within = ModalProps<'document-rights'>['within'];

/** The folder that documents or a folder lie in, with its rights; undefined where they lie in several. */
export function withinOf(
  folders: readonly RoomFolder[],
  placed: readonly { folder: number | null; hasOwnRights: boolean }[],
): Within {
  const [first, ...others] = placed;
  if (!first || others.some(({ folder }) => folder !== first.folder)) return undefined;
  const folder = folders.find(({ id }) => id === first.folder);
  return {
    folder: folder?.name ?? null,
    rights: folder?.rights ?? BY_DEFAULT,
    isInherited: placed.every(({ hasOwnRights }) => !hasOwnRights),
  };
}

export const placeOf = ({ folder_id, has_own_rights }: RoomDocument) => ({
  folder: folder_id,
  hasOwnRights: has_own_rights,
});
