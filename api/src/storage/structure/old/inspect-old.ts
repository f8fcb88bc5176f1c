import { Found } from '../finding.ts';
import type { Inspection } from '../inspection.ts';
import { kindOfContent } from '../kind-of-content.ts';
import { foldersOf, openContainer, type Storage } from './container.ts';
import { inspectLetter } from './letter.ts';
import { inspectObject } from './ole-objects.ts';
import { hasCode } from './vba/has-code.ts';
import { checkPivotCache, inspectWorkbook } from './workbook.ts';

export type OldKind = 'doc' | 'xls' | 'other';

const CACHES = /^_sx_db/;
const isProject = ({ name, streams }: Storage) => /^(?:vba|_vba_project)$/i.test(name) || streams.has('dir');

/** Inspects an old Office file, with the objects in it. Throws `Found`; returns its kind. */
export async function inspectOldOffice(content: Buffer, inspection: Inspection): Promise<OldKind> {
  const root = openContainer(content, inspection.budget);
  for (const storage of foldersOf(root)) {
    if (isProject(storage) && hasCode(storage)) throw new Found('has_macros', { found: 'basic' });
    if (storage.streams.has('worddocument')) inspectLetter(storage);
    for (const name of ['workbook', 'book']) inspectSheets(storage.streams.get(name), storage === root);
    if (CACHES.test(storage.name.toLowerCase()))
      for (const cache of storage.streams.values()) checkPivotCache(cache);
    for (const file of inspectObject(storage))
      if (kindOfContent(file) !== 'other') await inspection.inside(file);
  }
  if (root.streams.has('worddocument')) return 'doc';
  return root.streams.has('workbook') || root.streams.has('book') ? 'xls' : 'other';
}

function inspectSheets(stream: Buffer | undefined, isWhole: boolean): void {
  if (stream && inspectWorkbook(stream) === 0 && isWhole)
    throw new Found('wrong_content', { content: 'damaged' });
}
