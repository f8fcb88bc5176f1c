import { availableParallelism, loadavg } from 'node:os';
import { FIGURES, type Figure } from './figures.ts';

const recorded = new Map<Figure, number>();

/** Records the duration of a figure, in seconds; of several the longest. */
export const record = (figure: Figure, seconds: number) =>
  recorded.set(figure, Math.max(seconds, recorded.get(figure) ?? 0));

/** Runs a function and records its duration; resolves with its result. */
export async function timed<Result>(figure: Figure, run: () => Promise<Result>): Promise<Result> {
  console.log(`${figure} …`);
  const { startTime } = performance.mark(figure);
  const result = await run();
  record(figure, performance.measure(figure, { start: startTime }).duration / 1000);
  return result;
}

/** Prints all figures beside their expected maximum. Slowness is reported, but is no failure. */
export function printTable(): void {
  const [load = 0] = loadavg();
  console.log(`\n${availableParallelism()} cores, load ${load.toFixed(1)}\n`);
  for (const figure of Object.keys(FIGURES) as Figure[]) {
    const seconds = recorded.get(figure);
    const expected = FIGURES[figure];
    const measured = seconds === undefined ? 'not measured' : `${seconds.toFixed(1)} s`;
    const limit = expected === null ? '' : `   on an idle machine at most ${expected} s`;
    const tooSlow = expected !== null && seconds !== undefined && seconds > expected ? '   slower' : '';
    console.log(`  ${figure.padEnd(68)}${measured.padStart(12)}${limit}${tooSlow}`);
  }
}
