import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sample } from '../testing/office-files.ts';
import { checkStructure } from './check-structure.ts';

for (const name of ['memo.docx', 'memo.doc', 'memo.pdf', 'book.xlsx', 'book.xls'])
  test(`${name} of a real program is taken`, async () => {
    assert.equal(await checkStructure(sample(name), name.split('.')[1] ?? '', 'a person'), null);
  });
