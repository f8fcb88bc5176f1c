import { type DocumentRights, documentNumber, FILE_GROUPS, type RoomFolder } from '@handover/shared/contract';
import type { documentFolders } from '../../../db/schema/index.ts';
import { GROUP_OF } from '../deals/index.ts';
import { type Rights, rightsIn } from './folder-rights.rules.ts';

type FolderRow = typeof documentFolders.$inferSelect;
type Kind = keyof typeof GROUP_OF;
const isKind = (kind: string): kind is Kind => kind in GROUP_OF;

/** A document that the viewer sees. All its versions have its kind and number. */
export interface PlacedDocument {
  kind: string;
  number: number | null;
  folderId: number | null;
}

/** The folders of a data room as one viewer sees them. */
export interface RoomTree {
  /** Each folder stands before those in it. */
  folders: RoomFolder[];
  /** The ids of the folders in the order in which their documents come: those in a folder before it. */
  order: number[];
  /** The number of a document in the index; null of one that the viewer does not see, where there are folders. */
  indexOf: (document: Omit<PlacedDocument, 'folderId'>) => string | null;
}

const keyOf = ({ kind, number }: Pick<PlacedDocument, 'kind' | 'number'>) => `${kind} ${number}`;
const placeOf = (kind: string, folderId: number | null) => folderId ?? kind;

/**
 * Numbers folders and documents by their places: in each folder first the folders, then the documents. Only what the
 * viewer sees counts, so that no gap and no empty folder tells the buyer of what is closed to them. In a group without
 * folders each document keeps its own number.
 */
export function buildTree(
  folders: readonly FolderRow[],
  documents: readonly PlacedDocument[],
  isBuyer: boolean,
): RoomTree {
  const foldersIn = Map.groupBy(folders, ({ kind, parentId }) => placeOf(kind, parentId));
  const documentsIn = Map.groupBy(documents, ({ kind, folderId }) => placeOf(kind, folderId));
  const tree: RoomFolder[] = [];
  const order: number[] = [];
  const indexes = new Map<string, string>();
  const grouped = new Set<string>();

  /** Returns how many documents lie in the place and below. */
  const number = (kind: Kind, folderId: number | null, prefix: string): number => {
    const place = placeOf(kind, folderId);
    const here = documentsIn.get(place) ?? [];
    let count = here.length;
    let next = 1;
    for (const folder of foldersIn.get(place) ?? []) {
      const index = `${prefix}.${next}`;
      const at = tree.length;
      tree.push(viewOf(folder, { kind, index, isBuyer, rights: rightsView(rightsIn(folders, folder.id)) }));
      const below = number(kind, folder.id, index);
      if (isBuyer && below === 0) {
        tree.length = at;
        continue;
      }
      (tree[at] as RoomFolder).count = below;
      count += below;
      next += 1;
      order.push(folder.id);
      grouped.add(kind);
    }
    here.forEach((document, position) => {
      indexes.set(keyOf(document), `${prefix}.${next + position}`);
    });
    return count;
  };
  for (const kind of Object.keys(GROUP_OF) as Kind[])
    number(kind, null, String(FILE_GROUPS.indexOf(GROUP_OF[kind]) + 1));

  return {
    folders: tree,
    order,
    indexOf: (document) => {
      if (grouped.has(document.kind)) return indexes.get(keyOf(document)) ?? null;
      return isKind(document.kind)
        ? documentNumber({ group: GROUP_OF[document.kind], number: document.number ?? 0 })
        : null;
    },
  };
}

const rightsView = ({ access, opensEarly, opensOn }: Rights): DocumentRights => ({
  access,
  opens_early: opensEarly,
  opens_on: opensOn,
});

/** What a folder looks like; its rights are the seller's to know. */
const viewOf = (
  folder: FolderRow,
  { kind, index, isBuyer, rights }: { kind: Kind; index: string; isBuyer: boolean; rights: DocumentRights },
): RoomFolder => ({
  id: folder.id,
  group: GROUP_OF[kind],
  parent_id: folder.parentId,
  name: folder.name,
  index,
  count: 0,
  updated_at: isBuyer ? null : folder.updatedAt.toISOString(),
  rights: isBuyer ? null : rights,
  has_own_rights: !isBuyer && folder.access !== null,
});
