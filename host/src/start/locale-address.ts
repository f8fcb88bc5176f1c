import type { ReleaseSet } from '@handover/shared/federation';

/** Where the texts of a namespace lie: the host's own, or those of the remote that owns it. */
export function localeAddress(set: ReleaseSet, language: string, namespace: string): string {
  const tongue = language === 'fr' ? 'fr' : 'en';
  const own = set.host.locales[tongue]?.[namespace];
  const owner = Object.values(set.remotes).find((remote) => remote.namespace === namespace);
  return own ?? owner?.locales[tongue] ?? `/locales/${tongue}/${namespace}.json`;
}
