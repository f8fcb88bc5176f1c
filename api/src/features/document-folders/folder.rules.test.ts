import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TEXT } from '@handover/shared/contract';
import { buildFolder } from '../../../testing/deals/folder.builder.ts';
import { freeName } from './folder.rules.ts';

const smiles = '😀'.repeat(TEXT.lineMax);
for (const [name, taken, free] of [
  ['Legal', [], 'Legal'],
  ['Legal', ['Staff', 'legal'], 'Legal (2)'],
  ['Legal', ['Legal', 'LEGAL (2)'], 'Legal (3)'],
  // Its length is counted in signs, and no sign is cut in two.
  [smiles, [], smiles],
  [smiles, [smiles], `${'😀'.repeat(TEXT.lineMax - 4)} (2)`],
] as const)
  test(`${name.slice(0, 8)} beside ${taken.length} is ${free.slice(-8)}`, () => {
    const siblings = taken.map((each, at) => buildFolder({ id: at + 1, name: each }));
    assert.equal(freeName(siblings, name), free);
  });
