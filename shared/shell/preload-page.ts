import { matchRoute } from '../federation/index.ts';
import type { Shell } from './shell.ts';

/** Begins to fetch the page of an address before it is shown: at the start, and when somebody is about to follow a link. */
export function preloadPage(
  { loader, pages, set }: Pick<Shell, 'loader' | 'pages' | 'set'>,
  pathname: string,
): void {
  const own = pages.at(pathname);
  if (own) return void pages.load(own).catch(() => undefined);
  const match = matchRoute(set.remotes, pathname);
  if (match) loader.preload(match.remote, 'pages', match.page);
}
