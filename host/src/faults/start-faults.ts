import { matchRoute, type ReleaseSet } from '@handover/shared/federation';
import type { Platform } from '@handover/shared/platform';
import type { OnNavigation } from '../router/on-navigation.ts';
import { reportFailure } from '../start/report-failure.ts';
import type { Beat } from './beat.ts';
import { collectTimings } from './collect-timings.ts';
import { watchErrors } from './watch-errors.ts';
import { watchFreezes } from './watch-freezes.ts';
import { watchUse } from './watch-use.ts';

/** Finds out which remote an error, a frozen page or slowness comes from, and tells the gateway. */
export function startFaults(
  { host, remotes }: ReleaseSet,
  { modals }: Platform,
  onNavigation: OnNavigation,
): void {
  const path = () => window.location.pathname;
  /** The beat of the dialog on top, else of the page. */
  const beat = (): Beat => {
    const dialog = modals.opened.at(-1)?.name;
    const remote =
      Object.keys(remotes).find((name) => dialog && remotes[name]?.modals.includes(dialog)) ??
      matchRoute(remotes, path())?.remote;
    const { version } = (remote && remotes[remote]) || host;
    return { remote: remote ?? 'host', version, path: path() };
  };
  watchErrors(reportFailure);
  watchFreezes({ beat, onNavigation });
  collectTimings(onNavigation, watchUse(beat, onNavigation));
}
