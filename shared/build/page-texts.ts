import { join } from 'node:path';
import { LANGUAGES } from '../contract/vocabulary.ts';
import type { RemoteRoute } from '../federation/contract.ts';
import { textIn } from './text-in.ts';

/** Shown by the shell where no page is: it needs words as every page does. */
const NOWHERE = 'not-found';

/**
 * Fails the build of a package of which a page has no title or no description in both languages: the gateway writes
 * them into the html. A remote keeps them under `metadata.<page>` of its own texts, the host in its namespace `metadata`.
 */
export function checkPageTexts(
  role: 'host' | 'remote',
  routes: readonly Pick<RemoteRoute, 'page'>[],
  folder: string,
): void {
  const pages = new Set(routes.map(({ page }) => page));
  if (role === 'host') pages.add(NOWHERE);
  for (const language of LANGUAGES) {
    const file = role === 'host' ? `${language}/metadata.json` : `${language}.json`;
    const before = role === 'host' ? '' : 'metadata.';
    for (const page of pages) {
      for (const text of ['title', 'description'])
        textIn(join(folder, 'src/locales', file), `${before}${page}.${text}`);
    }
  }
}
