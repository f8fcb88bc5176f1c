import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { settingNames } from '../../src/environment.ts';
import { SECTIONS as LISTS } from '../../src/features/account/export/sections.ts';
import * as schema from '../schema/index.ts';
import { OUTSIDE, PARTS, REGISTER, SECTIONS } from './index.ts';
import { registerDocument } from './register-document.ts';

const tables = Object.values(schema).filter((one) => is(one, PgTable));
const entries = Object.values(REGISTER);

test('every column of the schema is in the register, once, and nothing else is', () => {
  const stored = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map((column) => `${name}.${column.name}`);
  });
  const listed = Object.values(PARTS).flatMap((part) =>
    Object.entries(part).flatMap(([name, { columns }]) =>
      columns.flatMap(({ names }) => names.split(' ').map((column) => `${name}.${column}`)),
    ),
  );
  assert.deepEqual(listed.toSorted(), stored.toSorted());
});

test('the times that it names as settings are settings, and every setting of the retention is named', () => {
  const kept = [...entries, ...OUTSIDE].map((each) => each.kept).join('\n');
  const named = [...new Set(kept.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g))].filter((name) => name !== 'DATA_DIR');
  assert.deepEqual(
    named.filter((name) => !settingNames.includes(name)),
    [],
  );
  const retention = settingNames.filter((name) => /^KEEP_\w+_(DAYS|YEARS)$/.test(name));
  assert.ok(retention.length > 0);
  assert.deepEqual(
    retention.filter((name) => !named.includes(name)),
    [],
  );
});

test('every section of the export is named by a column', () => {
  const named = new Set(entries.flatMap(({ columns }) => columns.map((column) => column.export)));
  assert.deepEqual(
    SECTIONS.filter((section) => !named.has(section)),
    [],
  );
  assert.deepEqual(
    Object.keys(LISTS).filter((name) => !SECTIONS.some((section) => section === name)),
    [],
  );
});

test('docs/security/register.md is current: pnpm --filter api register', () => {
  const page = new URL('../../../docs/security/register.md', import.meta.url);
  assert.equal(readFileSync(page, 'utf8'), registerDocument(tables));
});
