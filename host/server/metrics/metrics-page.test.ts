/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMetrics } from './create-metrics.ts';

const page = readFileSync(join(__dirname, '../../../docs/api/metrics.md'), 'utf8');

test('docs/api/metrics.md has each metric of the gateway with its labels', () => {
  const rows = createMetrics()
    .registry.getMetricsAsArray()
    .map((metric) => {
      const { name, type, help } = metric;
      const labels = 'labelNames' in metric ? (metric.labelNames as string[]) : [];
      return `| \`${name}\` | ${type} | ${labels.map((label) => `\`${label}\``).join(', ')} | ${help} |`;
    });
  const section = page.split('## Of the gateway\n')[1]?.split('\n## ')[0] ?? '';
  expect((section.match(/^\| `.*$/gm) ?? []).toSorted()).toEqual(rows.toSorted());
});
