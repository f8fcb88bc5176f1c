import type { RemoteLoader } from '../federation/index.ts';
import { ownerOf } from './owner-of.ts';
import { createPlatform, type PlatformOptions } from './platform/create-platform.ts';
import { createShellPages } from './routes/create-shell-pages.ts';
import type { ShellPage } from './routes/shell-page.ts';
import type { Shell, ShellSet } from './shell.ts';
import { withTexts } from './with-texts.ts';

interface ShellOptions {
  set: ShellSet;
  /** Loads the code of remotes; the shell adds their texts. */
  loader: RemoteLoader;
  /** The lazy pages of the shell itself, without its main page. */
  pages: readonly ShellPage[];
  platform: Omit<PlatformOptions, 'resolveModal'>;
  /** See `Shell`; without it a failed page always offers a retry. */
  isSuperseded?: Shell['isSuperseded'];
}

/** Creates the platform and connects it to the remotes of the set. Called by the host and the mock host. */
export function createShell({
  set,
  loader: codeLoader,
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
  const loader = withTexts(codeLoader, platform.i18n, set);
  return { platform, loader, set, pages: createShellPages(pages, platform.i18n), isSuperseded };
}
