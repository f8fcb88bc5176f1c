import type { IncomingHttpHeaders } from 'node:http';
import type { ReleaseSet } from '@handover/shared/federation';
import { cookiesOf, gatewayCookie } from '../../cookies.ts';

/** How long a browser gets the fallback version, in seconds. A newer version is tried at once. */
const LIFETIME = 3600;

/** Says that a version of a remote has frozen a page of this browser. */
export const frozenCookie = (remote: string, version: string, publicUrl: string): string =>
  gatewayCookie('frozen', `${remote}@${version}`, LIFETIME, publicUrl);

/** The set for a browser: in place of a version that has frozen a page of it, the fallback version, if there is one. */
export function withoutFrozen(set: ReleaseSet, headers: IncomingHttpHeaders): ReleaseSet {
  const { frozen } = cookiesOf(headers);
  const [name, remote] =
    Object.entries(set.remotes).find(([remoteName, { version }]) => frozen === `${remoteName}@${version}`) ??
    [];
  if (!name || !remote?.fallback) return set;
  return { ...set, remotes: { ...set.remotes, [name]: { ...remote.fallback, fallback: null } } };
}
