import { createRemoteLoader, type ReleaseSet } from '@handover/shared/federation';
import { createShell, type Shell } from '@handover/shared/shell';
import { hostPages } from '../router/host-pages.ts';
import { localeUrls } from './locale-urls.ts';
import { readState } from './read-state.ts';
import { reportFailure } from './report-failure.ts';

/**
 * Creates the shell for a release set: loads remotes through federation and texts from their published URLs, and
 * reports failures.
 */
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
      urlOf: localeUrls(releaseSet),
      // Sets of older builds have none.
      ...(releaseSet.host.previewFrame && { previewFrame: releaseSet.host.previewFrame }),
    },
  });
}
