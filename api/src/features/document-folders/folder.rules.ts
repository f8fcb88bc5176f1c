import { COUNT, TEXT } from '@handover/shared/contract';
import { DomainError, FieldError } from '../../errors/domain-error.ts';
import type { FolderRow } from './folders.sql.ts';

type Folders = readonly FolderRow[];
type Place = Pick<FolderRow, 'kind' | 'parentId'>;

export function folderIn(folders: Folders, id: number): FolderRow {
  const folder = folders.find((each) => each.id === id);
  if (!folder) throw new DomainError('folder.not_found');
  return folder;
}

/** The folders of one place, in their order. */
export const siblingsIn = (folders: Folders, { kind, parentId }: Place): FolderRow[] =>
  folders.filter((each) => each.kind === kind && each.parentId === parentId);

/** The folder, then each that it is in, up to the top. */
function pathOf(folders: Folders, id: number | null): FolderRow[] {
  const path: FolderRow[] = [];
  for (let at = id; at !== null; ) {
    const folder = folderIn(folders, at);
    path.push(folder);
    at = folder.parentId;
  }
  return path;
}

/** The folder of another data room that has the same name in the same place. */
export function sameFolder(folders: Folders, others: Folders, id: number): FolderRow | undefined {
  const { kind, name, parentId } = folderIn(folders, id);
  const parent = parentId === null ? null : sameFolder(folders, others, parentId);
  if (parent === undefined) return undefined;
  return findNamed(siblingsIn(others, { kind, parentId: parent?.id ?? null }), name);
}

/** How many levels of folders a folder is, itself included. */
function heightOf(folders: Folders, id: number): number {
  const below = folders.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((each) => heightOf(folders, each.id)));
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const findNamed = (folders: Folders, name: string) =>
  folders.find((each) => isSameName(each.name, name));

/** Names are told apart without their case: on Windows they are the same. */
export function checkName(siblings: Folders, name: string, field: string): void {
  if (findNamed(siblings, name)) throw new FieldError(field, 'folder.name_taken', { name });
}

/** Checks that one more folder may lie in another, of any level. */
export function checkNew(folders: Folders, parentId: number | null, field: string): void {
  const { folders: count, folderLevels: levels } = COUNT;
  if (folders.length >= count) throw new FieldError(field, 'folder.too_many', { count });
  if (pathOf(folders, parentId).length >= levels) throw new FieldError(field, 'folder.too_deep', { levels });
}

/** Checks that a folder may be moved into another, or to the top. */
export function checkMove(folders: Folders, moved: FolderRow, target: FolderRow | null): void {
  if (!target) return;
  const levels = COUNT.folderLevels;
  if (target.kind !== moved.kind) throw new FieldError('to', 'folder.other_group');
  const path = pathOf(folders, target.id);
  if (path.includes(moved)) throw new DomainError('folder.in_itself');
  if (path.length + heightOf(folders, moved.id) > levels)
    throw new FieldError('to', 'folder.too_deep', { levels });
}

/** The folders of a place, once others have come before one of them, or last. */
export function orderWith(siblings: Folders, moved: Folders, before: number | null | undefined): FolderRow[] {
  const others = siblings.filter((each) => !moved.includes(each));
  const at = before ? others.indexOf(folderIn(others, before)) : others.length;
  return others.toSpliced(at, 0, ...moved);
}

/** The beginning of a name, by whole signs, as its length is counted. */
export const cutName = (name: string, max: number = TEXT.lineMax): string =>
  [...name].slice(0, max).join('').trim();

/** The name itself, or 'Legal (2)' where 'Legal' is taken. */
export function freeName(siblings: Folders, name: string): string {
  let free = name;
  for (let number = 2; findNamed(siblings, free); number += 1) {
    const end = ` (${number})`;
    free = `${cutName(name, TEXT.lineMax - end.length)}${end}`;
  }
  return free;
}
