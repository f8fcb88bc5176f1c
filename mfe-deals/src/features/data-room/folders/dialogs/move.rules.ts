import type { FileGroup, RoomFolder } from '@handover/shared/contract';

/** Whether a folder lies directly in another, or at the top. */
export const isWithin = (folder: RoomFolder, parent: number | null) => folder.parent_id === parent;

/** The folders of a group into which these can be moved: not into themselves, nor into what is in them. */
export function targetsOf(
  folders: readonly RoomFolder[],
  group: FileGroup,
  moved: readonly RoomFolder[],
): RoomFolder[] {
  const own = new Set(moved.map(({ id }) => id));
  // Each comes after the one that it lies in.
  for (const { id, parent_id } of folders) if (parent_id !== null && own.has(parent_id)) own.add(id);
  return folders.filter((folder) => folder.group === group && !own.has(folder.id));
}

/** The folder that comes after another one beside it. */
export function nextOf(
  folders: readonly RoomFolder[],
  folder: RoomFolder | undefined,
): RoomFolder | undefined {
  if (!folder) return undefined;
  const beside = folders.filter((each) => each.group === folder.group && each.parent_id === folder.parent_id);
  return beside[beside.findIndex(({ id }) => id === folder.id) + 1];
}
