import type { RemoteLoader } from '../federation/index.ts';
import { ensureNamespace, type I18n } from '../kernel/i18n/index.ts';
import type { ShellSet } from './shell.ts';

/** How long a part waits for its words, in milliseconds: late words are better than no page. */
const PATIENCE = 3000;

/** A part of a remote counts as here once its texts are, so that no key is ever seen. */
export function withTexts(loader: RemoteLoader, i18n: I18n, { remotes }: ShellSet): RemoteLoader {
  const namespacesOf = (remote: string) => ['inputs', remotes[remote]?.namespace ?? 'common'];
  const texts = (remote: string) => {
    const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
    const lacking = () =>
      namespacesOf(remote).filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
    const ask = () => ensureNamespace(i18n, lacking()).catch(() => undefined);
    // Once more where they were not there: those of the fallback version may be.
    return Promise.race([ask().then(() => (lacking().length > 0 ? ask() : undefined)), late]);
  };
  const withWords: RemoteLoader = {
    ...loader,
    async loadComponent(remote, kind, name) {
      const [component] = await Promise.all([loader.loadComponent(remote, kind, name), texts(remote)]);
      return component;
    },
    getLoaded(remote, kind, name) {
      const spoken = namespacesOf(remote).every((namespace) => i18n.hasLoadedNamespace(namespace));
      return spoken ? loader.getLoaded(remote, kind, name) : undefined;
    },
    preload(remote, kind, name) {
      if (kind && name) withWords.loadComponent(remote, kind, name).catch(() => undefined);
      else loader.preload(remote);
    },
  };
  return withWords;
}
