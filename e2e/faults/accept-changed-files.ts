import { integrityOf } from '@handover/tooling/releases';
import type { Page, Route } from '@playwright/test';
import { opensPage } from '../fixtures/opens-page.ts';
import type { RemotePage } from '../product/releases/remote-pages.ts';

/**
 * Changes files of a remote as if its build had contained them so: the entry and the html name the integrity of both contents, of
 * which the browser accepts either. Resolves with a function that responds with the original files again.
 */
export async function acceptChangedFiles(
  page: Page,
  { release: { entry } }: RemotePage,
  files: string[],
  change: (text: string) => string,
): Promise<() => Promise<void>> {
  const both = new Map<string, string>();
  const withBoth = (text: string) =>
    [...both].reduce((changed, [one, two]) => changed.replaceAll(one, two), text);
  const register = (original: string, changed: string) => {
    const [one, other] = [original, changed].map((text) => integrityOf(Buffer.from(text)));
    if (!one || !other) throw new Error('no integrity');
    // The algorithm is removed: the runtime of a remote adds that of the first one.
    both.set(one.replace('sha256-', ''), `${one} ${other}`.replace('sha256-', ''));
    return changed;
  };
  const fetchText = async (file: string) => (await page.request.get(file)).text();

  const changed = new Map<string, string>();
  for (const file of files) {
    const original = await fetchText(file);
    changed.set(file, register(original, change(original)));
  }
  const original = await fetchText(entry);
  const changedEntry = register(original, withBoth(original));

  const respond = async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === entry) return route.fulfill({ body: changedEntry, contentType: 'text/javascript' });
    if (!opensPage(route.request())) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: withBoth(await response.text()) });
  };
  const respondChanged = (route: Route) =>
    route.fulfill({
      body: changed.get(new URL(route.request().url()).pathname) ?? '',
      contentType: 'text/javascript',
    });
  const isChanged = ({ pathname }: URL) => changed.has(pathname);
  await page.context().route('**/*', respond);
  await page.route(isChanged, respondChanged);
  return () => page.unroute(isChanged, respondChanged);
}
