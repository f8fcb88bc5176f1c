import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareFiles, type Finding, type ManifestFile, sha256Of } from './manifest.rules.ts';

const file = (path: string, content = path): ManifestFile => ({
  path,
  size: Buffer.byteLength(content),
  sha256: sha256Of(Buffer.from(content)),
});
const stated = [file('Timeline.xlsx'), file('Letters/Letter.pdf')];
const manifest = file('manifest.json');

const rows: [string, ManifestFile[], Finding[]][] = [
  ['whole', [...stated, manifest], []],
  ['in another order', [manifest, ...stated.toReversed()], []],
  [
    'changed, of the same size',
    [file('Timeline.xlsx', 'timeline.XLSX'), file('Letters/Letter.pdf')],
    [{ path: 'Timeline.xlsx', problem: 'changed' }],
  ],
  [
    'cut off',
    [file('Timeline.xlsx'), { ...file('Letters/Letter.pdf'), size: 3 }],
    [{ path: 'Letters/Letter.pdf', problem: 'changed' }],
  ],
  ['without one', [file('Timeline.xlsx')], [{ path: 'Letters/Letter.pdf', problem: 'missing' }]],
  [
    'under another name',
    [file('Timeline.xlsx'), file('Letters/letter.pdf', 'Letters/Letter.pdf')],
    [
      { path: 'Letters/Letter.pdf', problem: 'missing' },
      { path: 'Letters/letter.pdf', problem: 'added' },
    ],
  ],
  ['with one more', [...stated, file('Note.txt')], [{ path: 'Note.txt', problem: 'added' }]],
];
for (const [name, found, findings] of rows)
  test(`a dossier ${name}`, () => assert.deepEqual(compareFiles(stated, found), findings));
