import { join } from 'node:path';
import { LANGUAGES } from '@handover/shared/contract';
import type { RemoteRoute } from '@handover/shared/federation/contract';
import { textIn } from './text-in.ts';

/** The page for unknown paths, which needs texts as well. */
const NOT_FOUND = 'not-found';

/**
 * Fails the build if a page lacks title or description in either language, which the gateway writes into the html. A
 * remote has them under `metadata.<page>` of its texts, the host in the namespace `metadata`.
 */
export function checkPageTexts(
  role: 'host' | 'remote',
  routes: readonly Pick<RemoteRoute, 'page'>[],
  folder: string,
): void {
  const pages = new Set(routes.map(({ page }) => page));
  if (role === 'host') pages.add(NOT_FOUND);
  for (const language of LANGUAGES) {
    const file = role === 'host' ? `${language}/metadata.json` : `${language}.json`;
    const before = role === 'host' ? '' : 'metadata.';
    for (const page of pages) {
      for (const text of ['title', 'description'])
        textIn(join(folder, 'src/locales', file), `${before}${page}.${text}`);
    }
  }
}
