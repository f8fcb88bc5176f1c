import type { RemoteLoader } from '../federation/index.ts';
import { ownerOf } from './owner-of.ts';
import { createPlatform, type PlatformOptions } from './platform/create-platform.ts';
import type { OwnPage } from './routes/own-page.ts';
import { createOwnPages } from './routes/own-pages.ts';
import type { Shell, ShellSet } from './shell.ts';
import { withTexts } from './with-texts.ts';

interface ShellOptions {
  set: ShellSet;
  /** Where parts of remotes come from; their texts are waited for here. */
  loader: RemoteLoader;
  /** The pages of the shell itself, besides its main page. */
  pages: readonly OwnPage[];
  /** All but the modals of remotes, which the set tells. */
  platform: Omit<PlatformOptions, 'resolveModal'>;
  /** See `Shell`; without it a failed page always offers to try again. */
  isSuperseded?: Shell['isSuperseded'];
}

/** Makes the platform and ties it to what the set mounts. Once per page, by the host or the mock host. */
export function createShell({
  set,
  loader: bare,
  pages,
  platform: options,
  isSuperseded,
}: ShellOptions): Shell {
  const platform = createPlatform({
    ...options,
    resolveModal: (name) => {
      const remote = ownerOf(set, 'modals', name);
      if (!remote) return undefined;
      return Object.assign(() => loader.loadComponent(remote, 'modals', name), {
        onRenderError: (cause: unknown) => loader.onRenderError(remote, 'modals', name, cause),
      });
    },
  });
  const loader = withTexts(bare, platform.i18n, set);
  return { platform, loader, set, pages: createOwnPages(pages, platform.i18n), isSuperseded };
}
