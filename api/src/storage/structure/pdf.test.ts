import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pdfCases } from '../testing/cases/pdf.cases.ts';
import { isPlainPdf } from './plain-pdf.ts';

test('only a pdf whose objects all stand there as text is looked through at once', async () => {
  const plain = [];
  for (const [content, , , make] of pdfCases) if (isPlainPdf(Buffer.from(await make()))) plain.push(content);
  assert.deepEqual(plain, ['a pdf with a page']);
});
