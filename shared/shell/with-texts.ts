import type { RemoteLoader } from '../federation/index.ts';
import { ensureNamespace, type I18n } from '../kernel/i18n/index.ts';
import type { ShellSet } from './shell.ts';

/** How long a component waits for its texts, in milliseconds: a page without texts is better than none. */
const MAX_WAIT = 3000;

/** The texts of the host that components of remotes show, besides `common`. */
const HOST_TEXTS = ['inputs', 'messages'];

/** A loader whose components count as loaded once their texts are, too, so that no key is shown. */
export function withTexts(loader: RemoteLoader, i18n: I18n, { remotes }: ShellSet): RemoteLoader {
  const namespacesOf = (remote: string) => [...HOST_TEXTS, remotes[remote]?.namespace ?? 'common'];
  const loadTexts = (remote: string) => {
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT));
    const missing = () =>
      namespacesOf(remote).filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
    const load = () => ensureNamespace(i18n, missing()).catch(() => undefined);
    // The second request goes to the URL of the fallback version, see `localeUrls` of the host.
    return Promise.race([load().then(() => (missing().length > 0 ? load() : undefined)), timeout]);
  };
  const loaderWithTexts: RemoteLoader = {
    ...loader,
    async loadComponent(remote, kind, name) {
      const [component] = await Promise.all([loader.loadComponent(remote, kind, name), loadTexts(remote)]);
      return component;
    },
    getLoaded(remote, kind, name) {
      const hasTexts = namespacesOf(remote).every((namespace) => i18n.hasLoadedNamespace(namespace));
      return hasTexts ? loader.getLoaded(remote, kind, name) : undefined;
    },
    preload(remote, kind, name) {
      if (kind && name) loaderWithTexts.loadComponent(remote, kind, name).catch(() => undefined);
      else loader.preload(remote);
    },
  };
  return loaderWithTexts;
}
