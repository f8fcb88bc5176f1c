import { readFileSync } from 'node:fs';
import { type Progress, progressFile } from '@handover/shared/testing/results';

/** How far each package is; those that have not begun are left out. */
export function readProgress(root: string, packages: readonly string[]): Record<string, Progress> {
  const found = packages.flatMap((name): [string, Progress][] => {
    try {
      return [[name, JSON.parse(readFileSync(progressFile(root, name), 'utf8'))]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(found);
}

/**
 * A line that tells how far a run is: `4:10 api 31/112, host 40/52 (1 failed), about 6 min left`.
 * @param seconds since the run began
 * @param before how long the last whole run took, in seconds; undefined where there was none
 */
export function progressLine(packages: Record<string, Progress>, seconds: number, before?: number): string {
  const minutes = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
  const parts = Object.entries(packages).map(
    ([name, { done, total, failed }]) => `${name} ${done}/${total}${failed > 0 ? ` (${failed} failed)` : ''}`,
  );
  const left = before && before > seconds ? [`about ${Math.ceil((before - seconds) / 60)} min left`] : [];
  return `${minutes} ${[...parts, ...left].join(', ') || 'starting'}`;
}
