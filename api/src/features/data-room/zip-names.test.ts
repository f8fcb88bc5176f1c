import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFolder } from '../../../testing/deals/folder.builder.ts';
import { buildTree } from '../document-folders/index.ts';
import { roomPath, zipName } from './zip-names.ts';

const document = (name: string, kind = 'documents', folderId: number | null = null) => ({
  ...{ kind, number: 1, folderId, name },
});
const none = buildTree([], [], false);

for (const [name, expected] of [
  ['Lease.pdf', '2 Other documents/2.1 Lease.pdf'],
  ['../../etc/passwd.pdf', '2 Other documents/2.1 passwd.pdf'],
  ['C:\\Windows\\con.pdf', '2 Other documents/2.1 con.pdf'],
  ['a\u202efdp.exe\n.pdf', '2 Other documents/2.1 afdp.exe.pdf'],
  ['Été 2025.pdf', '2 Other documents/2.1 Été 2025.pdf'],
])
  test(`${JSON.stringify(name)} is ${expected}`, () => {
    assert.equal(roomPath(document(String(name)), none, 'en'), expected);
  });

for (const [name, expected] of [
  ['Legal', '2.1 Legal'],
  ['..', '2.1'],
  ['../../etc', '2.1 ..-..-etc'],
  ['a\\..\\b', '2.1 a-..-b'],
  ['C:', '2.1 C'],
  ['R&D "secret"...', "2.1 R&D 'secret'"],
  ['\u202e', '2.1 file'],
  ['x'.repeat(100), `2.1 ${'x'.repeat(40)}`],
])
  test(`a folder ${JSON.stringify(name)} is ${expected} in the zip, and leads nowhere else`, () => {
    const tree = buildTree([buildFolder({ id: 5, name })], [document('a.pdf', 'documents', 5)], false);
    const path = roomPath(document('a.pdf', 'documents', 5), tree, 'en');
    assert.equal(path, `2 Other documents/${expected}/2.1.1 a.pdf`);
    assert.equal(path.split('/').length, 3);
  });

test('folders eight levels deep leave room for a path that Windows unpacks', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8];
  const deep = ids.map((id) =>
    buildFolder({ id, name: `${id} `.padEnd(100, 'x'), parentId: id === 1 ? null : id - 1 }),
  );
  const lease = document(`${'Lease '.repeat(32)}.pdf`, 'documents', 8);
  const path = roomPath(lease, buildTree(deep, [lease], false), 'fr');
  const parts = path.split('/');
  assert.equal(parts[8], '2.1.1.1.1.1.1.1.1 8 xxxxxx');
  assert.match(parts[9] ?? '', /^2\.1\.1\.1\.1\.1\.1\.1\.1\.1 Lease .*\.pdf$/);
  assert.ok(path.length < 240, String(path.length));
});

test('folders are named in the language of the reader', () => {
  assert.equal(roomPath(document('a.pdf', 'annual_accounts'), none, 'fr'), '1 Comptes annuels/1.1 a.pdf');
  assert.equal(zipName('Bakery: two/three', 'en'), 'Data room - Bakery two-three.zip');
});
