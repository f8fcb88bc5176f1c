import { RemoteError, type RemoteLoader } from '../federation/index.ts';
import { ensureTexts, type I18n } from '../kernel/i18n/index.ts';
import type { ShellSet } from './shell.ts';

/** The texts of the host that components of remotes show, besides `common`. */
const HOST_TEXTS = ['inputs', 'messages'];

/** A loader whose components count as loaded once their texts are, too, so that no key is shown. Without texts they fail. */
export function withTexts(loader: RemoteLoader, i18n: I18n, { remotes }: ShellSet): RemoteLoader {
  const namespacesOf = (remote: string) => [...HOST_TEXTS, remotes[remote]?.namespace ?? 'common'];
  /** English ones in its place do not count: the html of the server is in the language of the page. */
  const isInLanguage = (namespace: string) =>
    !i18n.modules.backend || i18n.hasResourceBundle(i18n.language, namespace);
  const loadTexts = (remote: string) =>
    ensureTexts(i18n, namespacesOf(remote)).catch((cause: Error) => {
      throw new RemoteError('HR-701', remote, { detail: cause.message, cause });
    });
  const loaderWithTexts: RemoteLoader = {
    ...loader,
    async loadComponent(remote, kind, name) {
      const [component] = await Promise.all([loader.loadComponent(remote, kind, name), loadTexts(remote)]);
      return component;
    },
    getLoaded(remote, kind, name) {
      const hasAll = namespacesOf(remote).every(isInLanguage);
      return hasAll ? loader.getLoaded(remote, kind, name) : undefined;
    },
    preload(remote, kind, name) {
      if (kind && name) loaderWithTexts.loadComponent(remote, kind, name).catch(() => undefined);
      else loader.preload(remote);
    },
  };
  return loaderWithTexts;
}
