import type { HistoryEntry } from '../records.ts';
import { describeFigures, figuresOver } from './describe-figures.ts';
import { describeLedger } from './describe-ledger.ts';
import type { FiguresOf } from './read-figures.ts';

const TESTS = {
  passed: '',
  skipped: ', without tests',
  elsewhere: ', tested elsewhere',
};

const NO_COMMIT = 'no commit: files differed from what was committed, or there was no git';

/** A history entry in a few lines: set, time, person, changes, and what is known about the new versions. */
export function describeEntry(
  entry: HistoryEntry & { current: boolean; kept: boolean; onTrial?: number },
  figuresOf: FiguresOf = () => undefined,
): string {
  const {
    set,
    at,
    by,
    machine,
    action,
    place,
    changes,
    note,
    emergency,
    again,
    commit,
    tests,
    sources = {},
    current,
    kept,
    onTrial,
    share,
    revoked,
    ledger = {},
  } = entry;
  const mark = current ? '*' : ' ';
  const trial = onTrial && `  ${onTrial} % of people have it`;
  const state = trial || (current ? '  current' : kept ? '' : '  removed');
  const what = share ? ` to ${share} %` : revoked ? ` of ${revoked.name} ${revoked.version}` : '';
  const done = `${action}${what}${place ? ` of ${place}` : ''}`;
  const when = at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC');
  return [
    `${mark} ${set}${state}`,
    `    ${when}  ${done} by ${by} on ${machine}${TESTS[tests ?? 'passed']}${note ? `: ${note}` : ''}`,
    ...(emergency ? [`    emergency: ${emergency}`] : []),
    ...(again ? [`    again: ${again}`] : []),
    ...(commit === undefined ? [] : [`    ${commit ? `commit ${commit}` : NO_COMMIT}`]),
    ...changes.flatMap(({ name, from, to }) => {
      const tested = sources[name] ? `  (tested sources ${sources[name]})` : '';
      const figures = to && figuresOf(name, to);
      return [
        `    ${name}  ${from ?? 'none'} -> ${to ?? 'none'}${tested}`,
        ...(figures ? [`      ${describeFigures(figures)}`] : []),
        ...(figures ? figuresOver(figures, ledger[name]?.budgets) : []).map(
          (over) => `      over its budget: ${over}`,
        ),
        ...(ledger[name] ? describeLedger(ledger[name]).map((line) => `      ${line}`) : []),
      ];
    }),
  ].join('\n');
}
