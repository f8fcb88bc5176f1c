import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attachment, cleanFileName, sentFileName } from './file-name.ts';

for (const [sent, stored] of [
  ["O'Brien %22x%22.pdf", `O'Brien "x".pdf`],
  ['a%0D%0Ab.pdf', 'ab.pdf'],
  ['100%2525 %c3%a9.pdf', '100%2525 %c3%a9.pdf'],
  ['C:\\fakepath\\Bilan.pdf', 'Bilan.pdf'],
  ['Bilan\u202f 2025\u00a0.pdf', 'Bilan 2025 .pdf'],
  ['bilan\u202efdp.pdf', 'bilanfdp.pdf'],
  ['Re\u0301sultat<1>?.pdf', 'Résultat1.pdf'],
  ['\u0000', 'file'],
  [`a${'😀'.repeat(150)}.pdf`, `a${'😀'.repeat(89)}.pdf`],
] as const) {
  test(`a file sent as ${JSON.stringify(sent)} is ${JSON.stringify(stored)}`, () =>
    assert.equal(cleanFileName(sentFileName(sent)), stored));
}

test('a name with a quote mark is downloaded with it, and ends no header', () => {
  assert.equal(
    attachment(`O'Brien "x".pdf`),
    `attachment; filename="O'Brien _x_.pdf"; filename*=UTF-8''O%27Brien%20%22x%22.pdf`,
  );
});
