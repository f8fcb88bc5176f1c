import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createTestDatabase } from '../../testing/database/test-database.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';

const database = await createTestDatabase();
const app = await buildTestApp(
  {
    clamd: { address: { path: '/nowhere/clamd.sock' }, seconds: 1 },
    databaseReplicaUrl: 'postgres://127.0.0.1:1/nowhere',
  },
  { database },
);
const page = readFileSync(new URL('../../../docs/api/metrics.md', import.meta.url), 'utf8');
const section = (title: string) => page.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

test('docs/api/metrics.md has each metric of the api with its labels', () => {
  const rows = app.metrics.registry.getMetricsAsArray().map((metric) => {
    const { name, type, help } = metric;
    const labels = 'labelNames' in metric ? (metric.labelNames as string[]) : [];
    return `| \`${name}\` | ${type} | ${labels.map((label) => `\`${label}\``).join(', ')} | ${help} |`;
  });
  const own = rows.filter((row) => /^\| `(handover|http)_/.test(row));
  const ofProcess = rows.filter((row) => !own.includes(row));
  const written = (title: string) => section(title).match(/^\| `.*$/gm) ?? [];
  assert.deepEqual(written('Of the api').toSorted(), own.toSorted());
  assert.deepEqual(written('Of each process').toSorted(), ofProcess.toSorted());
});
