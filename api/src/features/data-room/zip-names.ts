import { FILE_GROUPS, type FileGroup, type Language, type RoomFolder } from '@handover/shared/contract';
import { cleanFileName } from '../../storage/file-name.ts';
import { GROUP_OF } from '../deals/index.ts';
import type { RoomTree } from '../document-folders/index.ts';
import type { Kind } from './groups.rules.ts';

const TEXTS = {
  en: {
    room: 'Data room',
    annual: 'Annual accounts',
    other: 'Other documents',
    general_ledger: 'General ledger',
  },
  fr: {
    room: 'Data room',
    annual: 'Comptes annuels',
    other: 'Autres documents',
    general_ledger: 'Grand livre',
  },
} as const;

export const zipName = (title: string, language: Language) =>
  cleanFileName(`${TEXTS[language].room} - ${title.replace(/[\\/]/g, '-')}.zip`);

interface Placed {
  kind: string;
  number: number | null;
  folderId: number | null;
  name: string;
}

/**
 * Windows unpacks no path of more than 260 characters, that of the folder into which it unpacks among them; no name with a double quote,
 * and none that ends with a dot.
 */
const PATH_MAX = 200;
const FILE_MIN = 40;
/** Shortens each folder, and a whole path, but leaves each folder enough to be recognised. */
const FOLDER = { min: 8, max: 40, all: 60 };
const folderMax = (depth: number) =>
  Math.max(FOLDER.min, Math.min(FOLDER.max, Math.floor(FOLDER.all / depth)));
const folderName = (name: string, max: number) =>
  cleanFileName([...name.replace(/[\\/]/g, '-').replaceAll('"', "'")].slice(0, max).join('')).replace(
    /[. ]+$/,
    '',
  );

/**
 * The path of a document in the zip: '2 Other documents/2.1 Legal/2.1.1 Lease.pdf'. Its number makes each name unique, also where case
 * is ignored, and keeps it from being one that a system reserves, or that leads out of the folder.
 */
export function roomPath(document: Placed, { folders, indexOf }: RoomTree, language: Language): string {
  const group: FileGroup = GROUP_OF[document.kind as Kind];
  const folderOf = (id: number | null) => folders.find((each) => each.id === id);
  const within: RoomFolder[] = [];
  for (let at = folderOf(document.folderId); at; at = folderOf(at.parent_id)) within.unshift(at);
  const max = folderMax(within.length);
  const place = [
    `${FILE_GROUPS.indexOf(group) + 1} ${TEXTS[language][group]}`,
    ...within.map(({ index, name }) => `${index} ${folderName(name, max)}`.trim()),
    `${indexOf(document)} `,
  ].join('/');
  const left = Math.max(FILE_MIN, PATH_MAX - place.length);
  return place + cleanFileName(document.name.replaceAll('"', "'"), left);
}
