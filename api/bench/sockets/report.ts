import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release } from 'node:os';
import { join } from 'node:path';
import { OPTIONS } from './options.ts';

export interface Round {
  /** The load of the machine at the end. */
  load: number;
  /** ms until all sockets are open. */
  opening: number;
  /** Bytes of each socket: open, and after all notifications. */
  memory: number;
  memoryAfter: number;
  /** ms from the commit until a client has it, of each message. */
  toAll: number[];
  toOne: number[];
  /** ms from the kill of the api until it listens again. */
  restarted: number;
  /** ms that each socket was away. */
  away: number[];
  lost: number;
  /** Messages that came twice on a socket. */
  twice: number;
}

const RESULTS = join(import.meta.dirname, '../results');

function at(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}
const summary = (values: number[]) => ({ p50: at(values, 0.5), p99: at(values, 0.99), most: at(values, 1) });
const summarize = ({ toAll, toOne, away, ...round }: Round) => ({
  ...round,
  toAll: summary(toAll),
  toOne: summary(toOne),
  away: summary(away),
});
type Summary = ReturnType<typeof summarize>;

const FIGURES: Record<string, { of: (round: Summary) => number; most?: number; unit: string }> = {
  'memory of an open socket': { of: ({ memory }) => memory / 1000, most: 15, unit: 'kB' },
  'the same, after all messages': { of: ({ memoryAfter }) => memoryAfter / 1000, unit: 'kB' },
  'one to all, p50': { of: ({ toAll }) => toAll.p50, unit: 'ms' },
  'one to all, p99': { of: ({ toAll }) => toAll.p99, most: 1000, unit: 'ms' },
  'one to one, p50': { of: ({ toOne }) => toOne.p50, unit: 'ms' },
  'one to one, p99': { of: ({ toOne }) => toOne.p99, most: 100, unit: 'ms' },
  'opening all sockets': { of: ({ opening }) => opening / 1000, unit: 's' },
  'api killed, until it listens again': { of: ({ restarted }) => restarted / 1000, unit: 's' },
  'a socket is away after the kill, p50': { of: ({ away }) => away.p50 / 1000, unit: 's' },
  'the last socket is back after': { of: ({ away }) => away.most / 1000, most: 30, unit: 's' },
  'notifications lost': { of: ({ lost }) => lost, most: 0, unit: '' },
  'notifications twice': { of: ({ twice }) => twice, most: 0, unit: '' },
  'load of the machine': { of: ({ load }) => load, unit: '' },
};

/** Prints medians and quartiles over the rounds, and keeps the figures of each. */
export function report(rounds: Round[]): void {
  const summaries = rounds.map(summarize);
  const round = (value: number) => value.toFixed(value < 10 ? 1 : 0);
  const rows = Object.entries(FIGURES).map(([figure, { of, most, unit }]) => {
    const values = summaries.map(of);
    return {
      figure,
      median: `${round(at(values, 0.5))} ${unit}`,
      quartiles: `${round(at(values, 0.25))} to ${round(at(values, 0.75))}`,
      'at most': most === undefined ? '' : `${most} ${unit}`,
    };
  });
  console.table(rows);
  const time = new Date().toISOString();
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, `sockets-${time.slice(0, 16).replace(/\D/g, '-')}.json`);
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, kernel: release() };
  const content = { at: time, node: process.version, machine, options: OPTIONS, rounds: summaries };
  writeFileSync(file, `${JSON.stringify(content, null, 1)}\n`);
  console.log(`All figures: ${file}`);
}
