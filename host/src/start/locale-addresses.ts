import type { ReleaseSet } from '@handover/shared/federation';

/**
 * Where the texts of a namespace lie: the host's own, or those of the remote that owns it. Who asks again had no answer,
 * and is told by turns of the remote's fallback version, which may stand in for all of the current one.
 */
export function localeAddresses({ host, remotes }: ReleaseSet) {
  const asked: Record<string, number> = {};
  return (language: string, namespace: string): string => {
    const tongue = language === 'fr' ? 'fr' : 'en';
    const own = host.locales[tongue]?.[namespace];
    if (own) return own;
    const owner = Object.values(remotes).find((remote) => remote.namespace === namespace);
    const key = `${tongue}/${namespace}`;
    asked[key] = (asked[key] ?? 0) + 1;
    const release = asked[key] % 2 === 0 && owner?.fallback ? owner.fallback : owner;
    return release?.locales[tongue] ?? `/locales/${key}.json`;
  };
}
