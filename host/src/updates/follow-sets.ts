import { LANGUAGES } from '@handover/shared/contract';
import type { ReleasedRemote, ReleaseSet, RemoteLoader, Replacement } from '@handover/shared/federation';
import { fetchTexts, type I18n } from '@handover/shared/i18n';
import type { OnNavigation } from '../router/on-navigation.ts';

interface FollowOptions {
  /** The set of this page; what is replaced is replaced in it, too. */
  releaseSet: ReleaseSet;
  loader: RemoteLoader;
  i18n: I18n;
  onNavigation: OnNavigation;
  /** Whether the page may be left without losing anything. */
  isSafe: () => boolean;
}

type Followed = 'follows' | 'reload' | 'superseded';

/** What the shell has made of a remote when the page was loaded. */
const shapeOf = ({ namespace, routes, widgets, modals }: ReleasedRemote) =>
  JSON.stringify([namespace, routes, widgets, modals]);

/** Whether a page of one set can move to the other without being loaded anew: the host is the same, and each remote mounts the same. */
export function isReplaceable(from: ReleaseSet, to: ReleaseSet): boolean {
  const names = Object.keys({ ...from.remotes, ...to.remotes });
  return (
    from.host.version === to.host.version &&
    names.every((name) => {
      const [before, after] = [from.remotes[name], to.remotes[name]];
      return before && after && shapeOf(before) === shapeOf(after);
    })
  );
}

/**
 * Moves the page to other sets, remote by remote: what of it is loaded is loaded of the new version, too, and replaced when the next page
 * is opened, unless something would be lost; then with the page after that. A remote that is not loaded is replaced at once. Resolves with
 * `reload` if the page has to be loaded anew instead, with `superseded` if there is another set by then.
 */
export function followSets({ releaseSet, loader, i18n, onNavigation, isSafe }: FollowOptions) {
  let pending: { to: ReleaseSet; loaded: Replacement[] } | undefined;
  let latest: string | undefined;

  onNavigation(() => {
    if (!pending || !isSafe()) return;
    const { to, loaded } = pending;
    pending = undefined;
    for (const { replace } of loaded) replace();
    Object.assign(releaseSet, { id: to.id, createdAt: to.createdAt });
  });

  return async function follow(to: ReleaseSet): Promise<Followed> {
    latest = to.id;
    pending = undefined;
    if (!isReplaceable(releaseSet, to)) return 'reload';
    const changed = Object.entries(to.remotes).filter(
      ([name, { version }]) => version !== releaseSet.remotes[name]?.version,
    );
    try {
      const prepared = await Promise.all(changed.map(([name, release]) => prepare(name, release)));
      if (latest !== to.id) return 'superseded';
      for (const { isLoaded, replace } of prepared) if (!isLoaded) replace();
      pending = { to, loaded: prepared.filter(({ isLoaded }) => isLoaded) };
      return 'follows';
    } catch {
      return latest === to.id ? 'reload' : 'superseded';
    }
  };

  async function prepare(name: string, release: ReleasedRemote): Promise<Replacement> {
    const texts = prepareTexts(i18n, release);
    const code = await loader.prepare?.(name, release);
    if (!code) throw new Error('This loader replaces nothing');
    const replaceTexts = await texts;
    return {
      isLoaded: code.isLoaded,
      replace() {
        replaceTexts();
        code.replace();
      },
    };
  }
}

/** Loads the texts of a version in the languages that are loaded; returns a function that puts them in place. */
async function prepareTexts(i18n: I18n, { namespace, locales }: ReleasedRemote): Promise<() => void> {
  const loaded = LANGUAGES.filter((language) => i18n.hasResourceBundle(language, namespace));
  const texts = await Promise.all(
    loaded.map(async (language) => [language, await fetchTexts(locales[language] ?? '')] as const),
  );
  return () => {
    for (const [language, bundle] of texts) i18n.addResourceBundle(language, namespace, bundle, false, true);
  };
}
