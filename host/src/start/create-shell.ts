import { createRemoteLoader, type ReleaseSet, type RemoteLoader } from '@handover/shared/federation';
import type { LoadModal } from '@handover/shared/modals';
import { createPlatform, type Platform } from '@handover/shared/platform';
import { createHostPageLoader, type HostPageLoader } from '../router/host-page-loader.ts';
import { localeAddress } from './locale-address.ts';
import { readState } from './read-state.ts';
import { reportFailure } from './report-failure.ts';
import { withTexts } from './with-texts.ts';

/** What the host is made of: who is here and what exists. */
export interface Shell {
  platform: Platform;
  loader: RemoteLoader;
  /** The lazy pages of the host itself. */
  pages: HostPageLoader;
  releaseSet: ReleaseSet;
}

export function createShell(releaseSet: ReleaseSet): Shell {
  const remoteOfModal = (name: string) =>
    Object.entries(releaseSet.remotes).find(([, remote]) => remote.modals.includes(name))?.[0];
  const state = readState();
  const platform = createPlatform({
    ...(state && { state }),
    urlOf: (language, namespace) => localeAddress(releaseSet, language, namespace),
    resolveModal: (name) => {
      const remote = remoteOfModal(name);
      return remote ? ((() => loader.part(remote, 'modals', name)) as LoadModal) : undefined;
    },
  });
  const bare = createRemoteLoader({
    releaseSet,
    host: releaseSet.host,
    onFailure: reportFailure,
  });
  const loader = withTexts(bare, platform.i18n, releaseSet);
  return { platform, loader, pages: createHostPageLoader(platform.i18n), releaseSet };
}
