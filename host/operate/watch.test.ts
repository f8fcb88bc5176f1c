/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The labels of each metric by its name, as the page lists them; tests hold that the page is right. */
const metrics = new Map<string, string[]>(
  [...read('docs/api/metrics.md').matchAll(/^\| `(\w+)` \| (\w+) \| ([^|]*) \|/gm)].flatMap(
    ([, name = '', type, labels = '']): [string, string[]][] => {
      const own = [...labels.matchAll(/`(\w+)`/g)].map(([, label = '']) => label);
      if (type !== 'histogram') return [[name, own]];
      return ['_bucket', '_count', '_sum'].map((end) => [`${name}${end}`, [...own, 'le']]);
    },
  ),
);
/** What Prometheus adds to all. */
metrics.set('up', []);
const ADDED = ['job', 'instance'];

interface Alert {
  alert: string;
  expr: string;
  annotations: Record<'summary' | 'reason' | 'first_step', string>;
}
interface Panel {
  id: number;
  title: string;
  description: string;
  gridPos: Record<'x' | 'y' | 'w' | 'h', number>;
  targets: { expr: string; legendFormat: string }[];
}
const alerts: Alert[] = parse(read('deploy/prometheus/handover.rules.yml')).groups.flatMap(
  ({ rules }: { rules: Alert[] }) => rules,
);
const { panels }: { panels: Panel[] } = JSON.parse(read('deploy/grafana/handover.json'));

/** The names of metrics in an expression, and the labels by which it selects and groups. */
function used(expr: string) {
  const names = [...expr.matchAll(/\b(?:handover|http|process|nodejs)_\w+|\bup\b/g)].map(([name]) => name);
  const selected = [...expr.matchAll(/(\w+)\s*(?:=~|!=|!~|=(?!=))\s*"/g)].map(([, label = '']) => label);
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(/,\s*/));
  return { names, labels: [...selected, ...grouped] };
}
const shown = (text: string) =>
  [...text.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(([, label = '']) => label);

test.each([
  ...alerts.map(({ alert, expr, annotations }) => [alert, expr, annotations.summary] as const),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, legendFormat }) => [title, expr, legendFormat] as const),
  ),
])('%s: %s is of metrics and labels that exist', (_, expr, text) => {
  const { names, labels } = used(expr);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !metrics.has(name))).toEqual([]);
  const known = [...ADDED, ...names.flatMap((name) => metrics.get(name) ?? [])];
  expect([...labels, ...shown(text)].filter((label) => !known.includes(label))).toEqual([]);
});

test('each of the nine alerts has a reason and a first step', () => {
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(9);
  for (const { annotations } of alerts)
    for (const text of [annotations.summary, annotations.reason, annotations.first_step])
      expect(text.length).toBeGreaterThan(15);
});

test('every panel of the dashboard has a place of its own and says what it is', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
  for (const { title, description } of panels) expect([title, description]).not.toContain('');
});

const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: join(root, 'deploy/prometheus'), encoding: 'utf8' });
const withPromtool = promtool('--version').status === 0 ? test : test.skip;

withPromtool('promtool takes the configuration and the rules', () => {
  const { status, stderr } = promtool('check', 'config', 'prometheus.yml');
  expect([status, stderr]).toEqual([0, '']);
});
