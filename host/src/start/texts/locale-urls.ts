import { toLanguage } from '@handover/shared/contract';
import type { ReleaseSet } from '@handover/shared/federation';
import { hostTexts } from './host-texts.ts';

/**
 * The URL of the texts of a namespace, which belongs to the host or to a remote. A repeated call means that the first
 * URL failed, so calls alternate between the remote's current and its fallback version.
 */
export function localeUrls({ host, remotes }: ReleaseSet) {
  const attempts: Record<string, number> = {};
  return (language: string, namespace: string): string => {
    const supported = toLanguage(language) ?? 'en';
    const hostUrl = host.locales[supported]?.[namespace] || hostTexts(supported, namespace);
    if (hostUrl) return hostUrl;
    const owner = Object.values(remotes).find((remote) => remote.namespace === namespace);
    const key = `${supported}/${namespace}`;
    attempts[key] = (attempts[key] ?? 0) + 1;
    const release = attempts[key] % 2 === 0 && owner?.fallback ? owner.fallback : owner;
    return release?.locales[supported] ?? `/locales/${key}.json`;
  };
}
