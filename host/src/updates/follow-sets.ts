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
  /** Whether the page can be left without losing anything. */
  isSafe: () => boolean;
  /**
   * Called before the parts of these remotes are mounted anew; the function that it resolves with is called
   * afterwards.
   */
  onRemount: (remotes: string[]) => Promise<() => void>;
}

/**
 * `left`: the page runs nothing that was revoked any more. `reload`: it has to be loaded anew to move, `leave`: at once, since it runs what
 * was revoked. `superseded`: there is another set by then.
 */
export type Followed = 'follows' | 'left' | 'reload' | 'leave' | 'superseded';

/** The parts of a remote that the shell has used when the page was loaded. */
const shapeOf = ({ namespace, routes, widgets, modals }: ReleasedRemote) =>
  JSON.stringify([namespace, routes, widgets, modals]);

/**
 * Whether a page of one set can move to the other without a reload: the host is the same, and each remote mounts the
 * same.
 */
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
 * is opened, unless something would be lost; then with the page after that. A remote that is not loaded is replaced at once, as is one whose
 * version was revoked.
 */
export function followSets({ releaseSet, loader, i18n, onNavigation, isSafe, onRemount }: FollowOptions) {
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
    const isRevoked = (name: string, version = '') => to.revoked?.[name]?.includes(version) ?? false;
    const runsRevoked = (name: string) => runningOf(name).some((version) => isRevoked(name, version));
    const revoked = ['host', ...Object.keys(releaseSet.remotes)].filter(runsRevoked);
    const reload = revoked.length > 0 ? 'leave' : 'reload';
    if (!isReplaceable(releaseSet, to)) return reload;
    const changed = Object.entries(to.remotes).filter(
      ([name, { version }]) => version !== releaseSet.remotes[name]?.version,
    );
    try {
      const prepared = await Promise.all(changed.map(([name, release]) => prepare(name, release)));
      const afterwards = revoked.length > 0 ? await onRemount(revoked) : undefined;
      if (latest !== to.id) return 'superseded';
      const waiting: Replacement[] = [];
      for (const { name, ...each } of prepared) {
        // Also one that is still loading may be mounted soon.
        const isUrgent = revoked.includes(name) || isRevoked(name, releaseSet.remotes[name]?.version);
        if (isUrgent || !each.isLoaded) each.replace(isUrgent);
        else waiting.push(each);
      }
      afterwards?.();
      for (const [name, remote] of Object.entries(releaseSet.remotes))
        if (to.remotes[name]?.version === remote.version) remote.fallback = to.remotes[name].fallback;
      // A fallback that is mounted stays so.
      if (revoked.some(runsRevoked)) return 'leave';
      pending = { to, loaded: waiting };
      return revoked.length > 0 ? 'left' : 'follows';
    } catch {
      return latest === to.id ? reload : 'superseded';
    }
  };

  /** The versions of a package that this page may run code of. */
  function runningOf(name: string): string[] {
    return name === 'host' ? [releaseSet.host.version] : (loader.loadedVersions?.(name) ?? []);
  }

  async function prepare(name: string, release: ReleasedRemote): Promise<Replacement & { name: string }> {
    const texts = prepareTexts(i18n, release);
    const code = await loader.prepare?.(name, release);
    if (!code) throw new Error('This loader replaces nothing');
    const replaceTexts = await texts;
    return {
      name,
      isLoaded: code.isLoaded,
      replace(atOnce) {
        replaceTexts();
        code.replace(atOnce);
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
