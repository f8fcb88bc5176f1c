import { createRemoteLoader, type ReleaseSet } from '@handover/shared/federation';
import { createShell, type Shell } from '@handover/shared/shell';
import { hostPages } from '../router/host-pages.ts';
import { localeAddresses } from './locale-addresses.ts';
import { readState } from './read-state.ts';
import { reportFailure } from './report-failure.ts';

/** The shell of a release set: its remotes through federation, its texts where they were published; and who is told what fails. */
export function createHostShell(releaseSet: ReleaseSet, onFailure = reportFailure): Shell {
  const state = readState();
  return createShell({
    set: releaseSet,
    loader: createRemoteLoader({
      releaseSet,
      host: releaseSet.host,
      onFailure,
    }),
    pages: hostPages,
    isSuperseded: async (error) =>
      (await import('../updates/is-superseded.ts')).isSuperseded(releaseSet, error),
    platform: {
      ...(state && { state }),
      urlOf: localeAddresses(releaseSet),
    },
  });
}
