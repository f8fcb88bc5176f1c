import { matchRoute } from '@handover/shared/federation';
import type { Shell } from './create-shell.ts';

/** Begins to fetch the page of an address before it is shown: at the start, and when somebody is about to follow a link. */
export function preloadPage(
  { loader, releaseSet }: Pick<Shell, 'loader' | 'releaseSet'>,
  pathname: string,
): void {
  const match = matchRoute(releaseSet.remotes, pathname);
  if (match) loader.preload(match.remote, 'pages', match.page);
}
