import type { HistoryEntry } from '../records.ts';
import { describeFigures } from './describe-figures.ts';
import type { FiguresOf } from './read-figures.ts';

const TESTS = {
  passed: '',
  skipped: ', without tests',
  elsewhere: ', tested elsewhere',
};

/** A history entry in a few lines: set, time, person, changes, and what is known about the new versions. */
export function describeEntry(
  entry: HistoryEntry & { current: boolean; kept: boolean },
  figuresOf: FiguresOf = () => undefined,
): string {
  const { set, at, by, machine, action, place, changes, note, tests, sources = {}, current, kept } = entry;
  const mark = current ? '*' : ' ';
  const state = current ? '  current' : kept ? '' : '  removed';
  const when = at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
  return [
    `${mark} ${set}${state}`,
    `    ${when}  ${action}${place ? ` of ${place}` : ''} by ${by} on ${machine}${TESTS[tests ?? 'passed']}${note ? `: ${note}` : ''}`,
    ...changes.flatMap(({ name, from, to }) => {
      const tested = sources[name] ? `  (tested sources ${sources[name]})` : '';
      const figures = to && figuresOf(name, to);
      return [
        `    ${name}  ${from ?? 'none'} -> ${to ?? 'none'}${tested}`,
        ...(figures ? [`      ${describeFigures(figures)}`] : []),
      ];
    }),
  ].join('\n');
}
