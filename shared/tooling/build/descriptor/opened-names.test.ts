import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIGNED_IN_WIDGETS } from '@handover/shared/shell/signed-in-widgets';
import type { Compilation } from 'webpack';
import { openedNames, sourceFiles } from './opened-names.ts';

const root = `${import.meta.dirname}/../../../..`;
const built = (...resources: string[]) =>
  openedNames(
    sourceFiles({ modules: new Set(resources.map((resource) => ({ resource }))) } as unknown as Compilation),
  );

test('modals are found where they are opened, also in modules that webpack has concatenated', () => {
  const file = `${root}/mfe-deals/src/features/deal-menu/deal-menu.tsx`;
  expect(built(file).modals).toEqual(['deal-action', 'deal-qa']);
  const concatenated = { modules: new Set([{ modules: [{ resource: file }] }]) } as unknown as Compilation;
  expect(openedNames(sourceFiles(concatenated)).modals).toEqual(['deal-action', 'deal-qa']);
});

test('also in the address of a link, but not in what a comment tells', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'handover-opened-')), 'link.ts');
  writeFileSync(file, "/** `open('name')` */\nconst to = `/user-deals?tab=loi&modal=deal-qa&deal=3`;\n");
  expect(built(file).modals).toEqual(['deal-qa']);
});

test('widgets are found where they are shown', () => {
  expect(built(`${root}/shared/shell/header/header.tsx`).widgets).toEqual(['bell', 'user-menu']);
  expect(SIGNED_IN_WIDGETS).toEqual(['bell', 'user-menu']);
});

test('sources of packages and files that are no source have none', () => {
  expect(built(`${root}/node_modules/x/index.ts`, `${root}/shared/shell/header/header.module.css`)).toEqual({
    modals: [],
    widgets: [],
  });
});
