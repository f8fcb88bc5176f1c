import { readFileSync } from 'node:fs';
import type { Language } from '@handover/shared/contract';
import type { ReleaseSet } from '@handover/shared/federation';
import type { Texts } from '../../src/render/render-contract.ts';

/** All texts of a set in a language, by namespace. */
export function readTexts(
  { host, remotes }: ReleaseSet,
  language: Language,
  fileOf: (url: string) => string,
): Texts {
  const urls = [
    ...Object.entries(host.locales[language] ?? {}),
    ...Object.values(remotes).map(({ namespace, locales }) => [namespace, locales[language]] as const),
  ];
  return Object.fromEntries(
    urls.flatMap(([namespace, url]) =>
      url ? [[namespace, JSON.parse(readFileSync(fileOf(url), 'utf8'))]] : [],
    ),
  );
}
