import { DOCUMENT_ACCESS, type RoomEffect } from '@handover/shared/contract';
import { accessTo, type DocumentReader } from '../deals/index.ts';
import {
  compareRights,
  type Folders,
  type Rights,
  rightsIn,
  withinFolders,
} from '../document-folders/index.ts';

export type RightsRow = Rights & { id: number; name: string; kind: string; withheld?: boolean };
type Placed = RightsRow & { folderId: number | null };

const NAMES = 10;
const told = (names: string[]) => ({ count: names.length, names: names.slice(0, NAMES) });

/** What a change of rights opens to the buyer or closes to them: now, or once a phase or day comes. */
export function effectOf(
  buyer: DocumentReader,
  before: readonly RightsRow[],
  after: readonly RightsRow[],
): Omit<RoomEffect, 'keeps'> {
  const opens: string[] = [];
  const closes: string[] = [];
  const opensLater: string[] = [];
  const closesLater: string[] = [];
  const then = new Map(after.map((row) => [row.id, row]));
  for (const row of before) {
    const next = then.get(row.id);
    if (!next) continue;
    const [now, from] = [accessTo(buyer, row), accessTo(buyer, next)];
    const gained = DOCUMENT_ACCESS.indexOf(from) - DOCUMENT_ACCESS.indexOf(now);
    if (gained !== 0) (gained > 0 ? opens : closes).push(row.name);
    else if (now === 'hidden') {
      const later = compareLater(row, next);
      if (later !== 0) (later > 0 ? opensLater : closesLater).push(row.name);
    }
  }
  return {
    opens: told(opens),
    closes: told(closes),
    opens_later: told(opensLater),
    closes_later: told(closesLater),
  };
}

/** Documents and folders that come under the rights of a folder. */
export interface Under {
  folder: number;
  files: readonly number[];
  folders: readonly number[];
}

/** The documents for which more holds than for the folder, as they, or a folder in it, have rights of their own. */
export function keptUnder(
  under: readonly Under[],
  folders: Folders,
  documents: readonly Placed[],
): RoomEffect['keeps'] {
  const wider = under.flatMap((each) => {
    const rights = rightsIn(folders, each.folder);
    const within = new Set<number | null>(withinFolders(folders, each.folders));
    return documents.filter(
      (document) =>
        (within.has(document.folderId) || each.files.includes(document.id)) &&
        compareLater(rights, document) > 0,
    );
  });
  return told([...new Set(wider)].map(({ name }) => name));
}

/** Of what stays hidden, no time matters. */
const compareLater = (before: Rights, after: Rights) =>
  before.access === 'hidden' && after.access === 'hidden' ? 0 : compareRights(before, after);
