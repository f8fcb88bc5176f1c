import type { VersionFigures } from './read-figures.ts';

/** Failures and cost of a version in one line. */
export function describeFigures(figures: VersionFigures): string {
  const { failures, loads, loadSeconds, renders, renderSeconds, blockedSeconds } = figures;
  return [
    failures === 1 ? '1 failure' : `${failures} failures`,
    ...(loads > 0 ? [`loaded ${loads} times, ${milliseconds(loadSeconds / loads)} each`] : []),
    ...(renders > 0 ? [`rendered ${renders} times, ${milliseconds(renderSeconds / renders)} each`] : []),
    ...(blockedSeconds > 0 ? [`${blockedSeconds.toFixed(1)} s in late frames`] : []),
  ].join(', ');
}

const milliseconds = (seconds: number) => `${Math.round(seconds * 1000)} ms`;
