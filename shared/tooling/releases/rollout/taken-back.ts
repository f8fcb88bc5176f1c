import { history } from '../history/history.ts';
import type { Change, HistoryEntry } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import type { Store } from '../store/store.ts';

/** Throws `ReleaseError` for versions whose rollout was stopped, by what gateways had counted or by a person, unless it is said why they come again. */
export async function assertNotTakenBack(
  store: Store,
  changes: readonly Change[],
  again: string | undefined,
): Promise<void> {
  if (again) return;
  const entries = await history(store);
  const refused = changes.flatMap(({ name, to: version }) => {
    const stop = version === null ? undefined : stopOf(entries, name, version);
    if (!stop) return [];
    const why = stop.note ? `: ${stop.note}` : '';
    return `${name} ${version} was taken back by ${stop.by}, ${stop.at}${why}`;
  });
  if (refused.length === 0) return;
  throw new ReleaseError(
    ['Refused, nothing was changed. Say why it comes again (--again "why"):', ...refused].join('\n  '),
  );
}

/** The entry that took a version back, if that was the last that happened to it. */
function stopOf(entries: readonly HistoryEntry[], name: string, version: string): HistoryEntry | undefined {
  const last = entries.find(({ changes }) =>
    changes.some((change) => change.name === name && [change.from, change.to].includes(version)),
  );
  const isStopped = last?.changes.some((change) => change.name === name && change.from === version);
  return last?.action === 'stop' && isStopped ? last : undefined;
}
