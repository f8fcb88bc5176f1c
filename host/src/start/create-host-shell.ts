import type { Language } from '@handover/shared/contract';
import {
  createRemoteLoader,
  measureRemote,
  type ReleaseSet,
  type RemoteError,
  withoutConflicts,
} from '@handover/shared/federation';
import type { PrefetchedState } from '@handover/shared/query';
import { createShell, type Shell } from '@handover/shared/shell';
import { hostPages } from '../router/host-pages.ts';
import { federationOf } from './federation-of.ts';
import { localeUrls } from './texts/locale-urls.ts';
import { textsFailures } from './texts/texts-failures.ts';

interface HostShellOptions {
  /** The language of the page that is hydrated, or of the address. */
  language?: Language | undefined;
  state?: PrefetchedState | undefined;
  onFailure?: ((error: RemoteError) => void) | undefined;
}

/** Loaded when it is needed: hardly ever. */
const reportFailure = (error: RemoteError): void => {
  import('./report-failure.ts').then(
    ({ reportFailure: report }) => report(error),
    () => undefined,
  );
};

/**
 * Creates the shell for a release set: loads remotes through federation and texts from their published URLs, and
 * reports failures.
 */
export function createHostShell(
  given: ReleaseSet,
  { language, state, onFailure = reportFailure }: HostShellOptions = {},
): Shell {
  const { set: releaseSet, errors } = withoutConflicts(given);
  for (const error of errors) onFailure(error);
  return createShell({
    set: releaseSet,
    loader: createRemoteLoader({
      releaseSet,
      host: releaseSet.host,
      federation: federationOf(releaseSet.host),
      onFailure,
      onTimed: measureRemote,
    }),
    pages: hostPages,
    isSuperseded: async (error) =>
      (await import('../updates/is-superseded.ts')).isSuperseded(releaseSet, error),
    platform: {
      ...(state && { state }),
      ...(language && { language }),
      urlOf: localeUrls(releaseSet),
      onTextsFailure: textsFailures(releaseSet, onFailure),
      // Sets of older builds have none.
      ...(releaseSet.host.previewFrame && { previewFrame: releaseSet.host.previewFrame }),
    },
  });
}
