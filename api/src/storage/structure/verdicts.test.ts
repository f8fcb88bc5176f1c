import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Case } from '../../../testing/storage/cases/case.ts';
import { disguisedCases } from '../../../testing/storage/cases/disguised.cases.ts';
import { docCases } from '../../../testing/storage/cases/doc.cases.ts';
import { packageCases } from '../../../testing/storage/cases/package.cases.ts';
import { pdfFilesCases } from '../../../testing/storage/cases/pdf-files.cases.ts';
import { pdfPackedCases } from '../../../testing/storage/cases/pdf-packed.cases.ts';
import { pdfRefusedCases } from '../../../testing/storage/cases/pdf-refused.cases.ts';
import { pdfTakenCases } from '../../../testing/storage/cases/pdf-taken.cases.ts';
import { xlsCases } from '../../../testing/storage/cases/xls.cases.ts';
import { checkStructure } from './check-structure.ts';
import type { Finding } from './finding.ts';
import { PERSON } from './testing/person.ts';

const CASES: Case[] = [
  ...pdfTakenCases,
  ...pdfRefusedCases,
  ...pdfPackedCases,
  ...pdfFilesCases,
  ...packageCases,
  ...disguisedCases,
  ...docCases,
  ...xlsCases,
];
const verdictOf = (finding: Finding | null) =>
  finding ? [finding.code, ...Object.values(finding.params)].filter(Boolean).join(': ') : 'taken';

for (const [content, verdict, extension, make] of CASES)
  test(`${extension}, ${content}: ${verdict}`, async () => {
    assert.equal(verdictOf(await checkStructure(make, extension, PERSON)), verdict);
  });

test('the page about documents names each of them, and no others', () => {
  const text = readFileSync(new URL('../../../../docs/security/documents.md', import.meta.url), 'utf8');
  const [, table = ''] = text.split('| format | verdict | content |\n|---|---|---|\n');
  const rows = table.split('\n\n')[0]?.trim().split('\n') ?? [];
  const named = rows.flatMap((row) => {
    const [, format, verdict, contents = ''] = row.split(/ ?\| ?/);
    return contents.split('; ').map((content) => `${format}, ${verdict}: ${content}`);
  });
  const made = CASES.map(([content, verdict, extension]) => `${extension}, ${verdict}: ${content}`);
  assert.deepEqual(named.toSorted(), [...new Set(made)].toSorted());
});
