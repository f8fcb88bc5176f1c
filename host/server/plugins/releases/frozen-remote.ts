import type { ReleaseSet } from '@handover/shared/federation';

/** How long a browser gets the fallback version, in seconds. A newer version is tried at once. */
const LIFETIME = 3600;

/** Says that a version of a remote has frozen a page of this browser. */
export const frozenCookie = (remote: string, version: string, publicUrl: string): string =>
  `frozen=${encodeURIComponent(`${remote}@${version}`)}; Path=/; Max-Age=${LIFETIME}; HttpOnly; SameSite=Lax${
    publicUrl.startsWith('https:') ? '; Secure' : ''
  }`;

/** The set for a browser: in place of a version that has frozen a page of it, the fallback version, if there is one. */
export function withoutFrozen(set: ReleaseSet, cookies = ''): ReleaseSet {
  const [, frozen] = /(?:^|;\s*)frozen=([\w.%-]+)/.exec(cookies) ?? [];
  const [name, remote] =
    Object.entries(set.remotes).find(
      ([remoteName, { version }]) => frozen === encodeURIComponent(`${remoteName}@${version}`),
    ) ?? [];
  if (!name || !remote?.fallback) return set;
  return { ...set, remotes: { ...set.remotes, [name]: { ...remote.fallback, fallback: null } } };
}
