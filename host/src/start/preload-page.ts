import { matchRoute } from '@handover/shared/federation';
import { hostPageAt } from '../router/host-pages.ts';
import type { Shell } from './create-shell.ts';

/** Begins to fetch the page of an address before it is shown: at the start, and when somebody is about to follow a link. */
export function preloadPage(
  { loader, pages, releaseSet }: Pick<Shell, 'loader' | 'pages' | 'releaseSet'>,
  pathname: string,
): void {
  const own = hostPageAt(pathname);
  if (own) return void pages.load(own).catch(() => undefined);
  const match = matchRoute(releaseSet.remotes, pathname);
  if (match) loader.preload(match.remote, 'pages', match.page);
}
