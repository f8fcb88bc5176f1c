import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { breakingSteps } from './expand.rules.ts';
import { FOLDER } from './migrate.ts';
import { readJournal } from './migrate-until.ts';

const statements: [statement: string, isRefused: boolean][] = [
  ['CREATE TABLE "folders" ("id" bigint PRIMARY KEY, "name" text NOT NULL)', false],
  ['DROP TABLE "folders"', true],
  ['ALTER TABLE "deals" ADD COLUMN "folder" text', false],
  ['ALTER TABLE "deals" ADD COLUMN "folder" text NOT NULL', true],
  [`ALTER TABLE "deals" ADD COLUMN "folder" text DEFAULT '' NOT NULL`, false],
  ['ALTER TABLE "deals" DROP COLUMN "folder"', true],
  ['ALTER TABLE "deals" RENAME COLUMN "folder" TO "room"', true],
  ['ALTER TABLE "deals" RENAME "folder" TO "room"', true],
  ['ALTER TABLE "deals" RENAME TO "cases"', true],
  ['ALTER TABLE "deals" ALTER COLUMN "type" SET DEFAULT 1', false],
  ['ALTER TABLE "deals" ALTER COLUMN "type" DROP DEFAULT', true],
  ['ALTER TABLE "deals" ALTER COLUMN "folder" SET DATA TYPE bigint', true],
  ['ALTER TABLE "deals" ALTER COLUMN "folder" SET NOT NULL', true],
  ['ALTER TABLE "deals" ALTER COLUMN "folder" DROP NOT NULL', false],
  [`ALTER TYPE "deal_phase" ADD VALUE 'signing'`, false],
  ['DROP INDEX "deals_folder"', false],
  ['DROP FUNCTION fold(text)', true],
  ['-- DROP TABLE "folders"\nSELECT 1', false],
];
for (const [statement, isRefused] of statements)
  test(`${isRefused ? 'breaks' : 'keeps'} the version before: ${statement}`, () => {
    assert.equal(breakingSteps(`SELECT 1;\n${statement};`).length, isRefused ? 1 : 0);
  });

/** The last one from before two versions had to live on one database. */
const BEFORE = '0016_delegations_by_principal';
const { entries } = readJournal();
const later = entries.slice(entries.findIndex(({ tag }) => tag === BEFORE) + 1);

test('every migration leaves the version before running, but for those that are named contract', () => {
  const breaking = later
    .filter(({ tag }) => !/^\d+_contract_/.test(tag))
    .flatMap(({ tag }) =>
      breakingSteps(readFileSync(join(FOLDER, `${tag}.sql`), 'utf8')).map((step) => `${tag}: ${step}`),
    );
  assert.deepEqual(breaking, []);
});
