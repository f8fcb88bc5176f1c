import { availableParallelism } from 'node:os';
import type { Recorded } from './results.ts';
import type { Figures } from './visit-page.ts';

const COLUMNS: (keyof Figures)[] = [
  'requests',
  'kB',
  'jsKB',
  'cssKB',
  'fontKB',
  'depth',
  'fcp',
  'lcp',
  'main',
  'usable',
  'blocked',
  'cls',
  'allRequests',
  'allKB',
];

/** Prints the medians of all rounds with their quartiles, and the ratio of product to twin. */
export function printResults(results: Recorded): void {
  const load = results.load.map((each) => each.toFixed(1)).join(', ');
  console.log(
    `\n${availableParallelism()} cores, load ${load}; medians (quartiles) of ${results.load.length} rounds`,
  );
  console.log('kB of 1,000 over the wire and requests until the main content is shown; times in ms\n');
  for (const cache of ['cold', 'warm'] as const) {
    row(cache, COLUMNS);
    for (const route of new Set(results.visits.map((visit) => visit.route))) {
      const of = (app: string, column: keyof Figures) =>
        results.visits
          .filter((visit) => visit.route === route && visit.app === app && visit.cache === cache)
          .map(({ figures }) => figures[column]);
      for (const app of ['product', 'twin'])
        row(
          `${route}, ${app}`,
          COLUMNS.map((column) => spread(of(app, column))),
        );
      row(
        '  ratio',
        COLUMNS.map((column) => ratio(median(of('product', column)), median(of('twin', column)))),
      );
    }
    console.log();
  }
  printInteractions(results);
  for (const { app, route, files } of results.unused) {
    const [size, unused] = (['size', 'unused'] as const).map((key) =>
      files.reduce((sum, file) => sum + file[key], 0),
    );
    row(`unused on ${route}, ${app}`, [`${kilo(unused ?? 0)} of ${kilo(size ?? 0)} kB`]);
  }
  for (const { app, before, after } of results.heap)
    row(`heap after 50 navigations, ${app}`, [`${kilo(before)} -> ${kilo(after)} kB`]);
  for (const step of results.failed) console.log(`failed: ${step}`);
}

function printInteractions({ interactions }: Recorded): void {
  const names = Object.keys(interactions[0] ?? {}).filter((name) => name !== 'round' && name !== 'app');
  for (const name of names)
    row(
      name,
      ['product', 'twin'].map((app) =>
        spread(interactions.filter((each) => each.app === app).map((each) => Number(each[name]))),
      ),
    );
}

const row = (name: string, cells: readonly string[]) =>
  console.log(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(17)).join('')}`);

function spread(values: number[]): string {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share));
  return values.length > 2 ? `${middle} (${low}-${high})` : `${middle}`;
}

const median = (values: number[]) => quantile(values, 0.5);

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.round((sorted.length - 1) * share)] ?? 0;
}

const ratio = (one: number, other: number) => (other === 0 ? '' : (one / other).toFixed(2));
const kilo = (bytes: number) => Math.round(bytes / 1000);
