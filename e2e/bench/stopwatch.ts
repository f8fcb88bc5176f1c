import { availableParallelism, loadavg } from 'node:os';
import { FIGURES, type Figure } from './figures.ts';

const taken = new Map<Figure, number>();

/** Notes how long a figure took, in seconds. */
export const note = (figure: Figure, seconds: number) => taken.set(figure, seconds);

/** Runs something and notes how long it took; resolves with what it resolves with. */
export async function timed<Result>(figure: Figure, run: () => Promise<Result>): Promise<Result> {
  console.log(`${figure} …`);
  const { startTime } = performance.mark(figure);
  const result = await run();
  note(figure, performance.measure(figure, { start: startTime }).duration / 1000);
  return result;
}

/** All figures, with what a quiet machine should need at most. Slowness is told, and is no failure. */
export function printTable(): void {
  const [load = 0] = loadavg();
  console.log(`\n${availableParallelism()} cores, load ${load.toFixed(1)}\n`);
  for (const figure of Object.keys(FIGURES) as Figure[]) {
    const seconds = taken.get(figure);
    const expected = FIGURES[figure];
    const measured = seconds === undefined ? 'not measured' : `${seconds.toFixed(1)} s`;
    const quiet = expected === null ? '' : `   on a quiet machine at most ${expected} s`;
    const slower = expected !== null && seconds !== undefined && seconds > expected ? '   slower' : '';
    console.log(`  ${figure.padEnd(68)}${measured.padStart(12)}${quiet}${slower}`);
  }
}
