import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFolder } from '../../../testing/deals/folder.builder.ts';
import { buildTree, type PlacedDocument } from './tree.rules.ts';

const document = (number: number, folderId: number | null = null, kind = 'documents'): PlacedDocument => ({
  ...{ kind, number, folderId },
});
const folders = [
  buildFolder({ id: 1, name: 'Legal' }),
  buildFolder({ id: 2, name: 'Secret' }),
  buildFolder({ id: 3, name: 'Staff' }),
  buildFolder({ id: 4, name: 'Leases', parentId: 1 }),
];
const linesOf = ({ folders }: ReturnType<typeof buildTree>) =>
  folders.map(({ index, name, count }) => `${index} ${name}: ${count}`);

test('folders come before documents, and are numbered by their places', () => {
  const documents = [document(1, 4), document(2, 1), document(3), document(4, 2), document(5, null)];
  const tree = buildTree(folders, documents, false);
  assert.deepEqual(linesOf(tree), ['2.1 Legal: 2', '2.1.1 Leases: 1', '2.2 Secret: 1', '2.3 Staff: 0']);
  assert.deepEqual(documents.map(tree.indexOf), ['2.1.1.1', '2.1.2', '2.4', '2.2.1', '2.5']);
  assert.deepEqual(tree.order, [4, 1, 2, 3]);
});

test('the buyer gets no folder in which they see nothing, and no number tells of one', () => {
  // Nothing of 'Secret' and 'Leases' is open.
  const documents = [document(2, 1), document(3, 3), document(5)];
  const tree = buildTree(folders, documents, true);
  assert.deepEqual(linesOf(tree), ['2.1 Legal: 1', '2.2 Staff: 1']);
  assert.deepEqual(documents.map(tree.indexOf), ['2.1.1', '2.2.1', '2.3']);
  assert.ok(tree.folders.every(({ updated_at }) => updated_at === null));
  assert.equal(tree.indexOf(document(4, 2)), null);
});

test('a folder with folders alone is seen where something in them is', () => {
  const tree = buildTree(folders, [document(1, 4)], true);
  assert.deepEqual(linesOf(tree), ['2.1 Legal: 1', '2.1.1 Leases: 1']);
});

test('where the viewer sees no folder, documents keep their own numbers', () => {
  const documents = [document(3), document(7), document(2, null, 'annual_accounts')];
  assert.deepEqual(documents.map(buildTree(folders, documents, true).indexOf), ['2.3', '2.7', '1.2']);
  assert.deepEqual(documents.map(buildTree([], [], false).indexOf), ['2.3', '2.7', '1.2']);
});

test('three hundred folders and two thousand documents have a number each', () => {
  const many = Array.from({ length: 300 }, (_, at) =>
    buildFolder({ id: at + 1, parentId: at % 10 === 0 ? null : at }),
  );
  const documents = Array.from({ length: 2000 }, (_, at) => document(at + 1, (at % 300) + 1));
  const tree = buildTree(many, documents, true);
  assert.equal(tree.folders.length, 300);
  assert.equal(new Set(documents.map(tree.indexOf)).size, 2000);
});
