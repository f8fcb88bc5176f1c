import { type Day, DOCUMENT_ACCESS, type DocumentAccess } from '@handover/shared/contract';
import type { documentFolders } from '../../../db/schema/index.ts';

export type Folders = readonly (typeof documentFolders.$inferSelect)[];

/** What the buyer may do with documents. */
export interface Rights {
  access: DocumentAccess;
  /** Open whatever the phase. */
  opensEarly: boolean;
  /** Closed before this day. */
  opensOn: Day | null;
}

/** What holds where nothing was set. */
const BY_PHASE: Rights = { access: 'download', opensEarly: false, opensOn: null };

/** The rights that hold in a folder: its own, else those of the one that it lies in; at the top the phase decides alone. */
export function rightsIn(folders: Folders, id: number | null): Rights {
  const folder = folders.find((each) => each.id === id);
  if (!folder) return BY_PHASE;
  const { access, opensEarly, opensOn } = folder;
  return access === null ? rightsIn(folders, folder.parentId) : { access, opensEarly, opensOn };
}

/** All folders that lie in some, and these. */
export function withinFolders(folders: Folders, ids: readonly number[]): number[] {
  const below = folders.filter(({ parentId }) => parentId !== null && ids.includes(parentId));
  if (below.length === 0) return [...ids];
  return [
    ...ids,
    ...withinFolders(
      folders,
      below.map(({ id }) => id),
    ),
  ];
}

/** Whether the buyer gets more (1) by other rights, less (-1), or the same (0): by the access, then by the time. */
export function compareRights(before: Rights, after: Rights): number {
  const keys: ((rights: Rights) => number)[] = [
    ({ access }) => DOCUMENT_ACCESS.indexOf(access),
    ({ opensEarly }) => Number(opensEarly),
    ({ opensOn }) => (opensOn === null ? 0 : -Date.parse(opensOn)),
  ];
  for (const keyOf of keys) {
    const difference = Math.sign(keyOf(after) - keyOf(before));
    if (difference !== 0) return difference;
  }
  return 0;
}
