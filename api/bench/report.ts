import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import type { DatabaseCost } from './measure-database.ts';
import type { LoadRun } from './measure-load.ts';
import { OPTIONS } from './options.ts';
import { quartiles } from './quartiles.ts';

/** The result of one call on one market. The runs of product and twin are pairs, one after the other. */
export interface Result {
  size: number;
  call: string;
  database: DatabaseCost;
  product: LoadRun[];
  twin: LoadRun[];
}

const RESULTS = join(import.meta.dirname, 'results');
const round = (value: number) =>
  Number.isNaN(value) ? '-' : value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
const spread = (values: number[]) => {
  const { low, median, high } = quartiles(values);
  return `${round(median)} [${round(low)}, ${round(high)}]`;
};

function row({ call, size, database, product, twin }: Result) {
  const of = (runs: LoadRun[], key: keyof LoadRun) => spread(runs.map((run) => run[key]));
  const ratio = (key: 'rate' | 'p99') =>
    spread(product.map((run, index) => run[key] / (twin[index]?.[key] ?? Number.NaN)));
  return {
    size,
    call,
    ...(product.length > 0 && {
      'calls/s': of(product, 'rate'),
      'over twin': ratio('rate'),
      'p50 ms': of(product, 'p50'),
      'p99 ms': of(product, 'p99'),
      'p99 over twin': ratio('p99'),
      'CPU ms': of(product, 'cpu'),
      'CPU ms twin': of(twin, 'cpu'),
      load: round(quartiles([...product, ...twin].map((run) => run.load)).median),
    }),
    statements: database.statements,
    'DB ms': round(database.milliseconds),
    buffers: database.buffers,
  };
}

/** The time of the database in the largest market over that in the smallest. */
function growth(results: Result[]) {
  const [least, most] = [Math.min(...OPTIONS.sizes), Math.max(...OPTIONS.sizes)];
  const cost = (size: number, call: string) =>
    results.find((each) => each.size === size && each.call === call)?.database.milliseconds ?? Number.NaN;
  return OPTIONS.calls.map((call) => ({
    call,
    [`DB ms at ${most} over ${least}`]: round(cost(most, call) / cost(least, call)),
  }));
}

/** Prints the table, and keeps all figures. */
export function report(results: Result[]): void {
  console.table(results.map(row));
  if (OPTIONS.sizes.length > 1) console.table(growth(results));
  const [cpu] = cpus();
  const machine = { cpu: cpu?.model, cores: cpus().length, memory: totalmem(), kernel: release() };
  const at = new Date().toISOString();
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `${at.slice(0, 16).replace(/\D/g, '-')}.json`);
  writeFileSync(
    file,
    `${JSON.stringify({ at, node: process.version, machine, options: OPTIONS, results }, null, 1)}\n`,
  );
  console.log(`All figures: ${file}`);
}
