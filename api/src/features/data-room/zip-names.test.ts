import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zipName, zipPath } from './zip-names.ts';

for (const [name, expected] of [
  ['Lease.pdf', '2 Other documents/2.3 Lease.pdf'],
  ['../../etc/passwd.pdf', '2 Other documents/2.3 passwd.pdf'],
  ['C:\\Windows\\con.pdf', '2 Other documents/2.3 con.pdf'],
  ['a\u202efdp.exe\n.pdf', '2 Other documents/2.3 afdp.exe.pdf'],
  ['Été 2025.pdf', '2 Other documents/2.3 Été 2025.pdf'],
])
  test(`${JSON.stringify(name)} is ${expected}`, () => {
    assert.equal(zipPath({ group: 'other', number: 3, name: String(name) }, 'en'), expected);
  });

test('folders are named in the language of the reader', () => {
  assert.equal(zipPath({ group: 'annual', number: 1, name: 'a.pdf' }, 'fr'), '1 Comptes annuels/1.1 a.pdf');
  assert.equal(zipName('Bakery: two/three', 'en'), 'Data room - Bakery two-three.zip');
});
