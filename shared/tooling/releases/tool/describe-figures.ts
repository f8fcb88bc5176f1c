import type { LedgerEntry } from '../records.ts';
import type { VersionFigures } from './read-figures.ts';

/** Failures and cost of a version in one line. */
export function describeFigures(figures: VersionFigures): string {
  const { longTasks, memory } = costOf(figures);
  const { failures, loads, loadSeconds, renders, renderSeconds, blockedSeconds } = figures;
  return [
    failures === 1 ? '1 failure' : `${failures} failures`,
    ...(loads > 0 ? [`loaded ${loads} times, ${milliseconds(loadSeconds / loads)} each`] : []),
    ...(renders > 0 ? [`rendered ${renders} times, ${milliseconds(renderSeconds / renders)} each`] : []),
    ...(blockedSeconds > 0 ? [`${blockedSeconds.toFixed(1)} s in late frames`] : []),
    ...(longTasks === undefined ? [] : [`${longTasks.toFixed(1)} long tasks a minute of use`]),
    ...(memory === undefined ? [] : [`${memory.toFixed(0)} MB of heap`]),
  ].join(', ');
}

/** What of the figures is over a budget, in words. */
export function figuresOver(figures: VersionFigures, budgets: LedgerEntry['budgets'] = {}): string[] {
  const { longTasks = 0, memory = 0 } = costOf(figures);
  return [
    ...(budgets.longTasks !== undefined && longTasks > budgets.longTasks
      ? [`${longTasks.toFixed(1)} of ${budgets.longTasks} long tasks a minute`]
      : []),
    ...(budgets.memory !== undefined && memory > budgets.memory
      ? [`${memory.toFixed(0)} of ${budgets.memory} MB of heap`]
      : []),
  ];
}

/** Long tasks for each minute of use, and the mean heap in MB, if known. */
function costOf({ useSeconds, longTasks, heaps, heapBytes }: VersionFigures) {
  return {
    longTasks: useSeconds > 0 ? longTasks / (useSeconds / 60) : undefined,
    memory: heaps > 0 ? heapBytes / heaps / 1e6 : undefined,
  };
}

const milliseconds = (seconds: number) => `${Math.round(seconds * 1000)} ms`;
