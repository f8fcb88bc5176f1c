import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entryPointOf, entryPointParts, sharedEntryPoints } from '@handover/shared/federation/entry-points';
import { exportsOf } from '../docs/exports-of.ts';
import { entryPoints } from './index.ts';

test('the host provides each entry point of the layers that may hold state or widgets', () => {
  const provided = entryPoints().filter(({ layer }) => ['kernel', 'design', 'domain'].includes(layer));
  const federated = new Set(sharedEntryPoints.map(entryPointOf));
  expect([...federated].sort()).toEqual(provided.map(({ specifier }) => specifier).sort());
});

test.each(Object.entries(entryPointParts))('%s consists of its parts', (name, parts) => {
  const index = entryPoints().find((each) => each.name === name)?.file ?? '';
  const folder = join(dirname(index), 'parts');
  expect(readdirSync(folder).sort()).toEqual(parts.map((part) => `${part}.ts`).sort());
  const exported = new Set(exportsOf(index));
  const inParts = parts.flatMap((part) => exportsOf(join(folder, `${part}.ts`)));
  expect(inParts.filter((each) => !exported.has(each))).toEqual([]);
  expect(new Set(inParts).size).toBe(inParts.length);
});
