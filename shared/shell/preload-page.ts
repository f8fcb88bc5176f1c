import { matchRoute } from '../federation/index.ts';
import type { Shell } from './shell.ts';

/** Loads the page of a path ahead of its navigation. */
export function preloadPage(
  { loader, pages, set }: Pick<Shell, 'loader' | 'pages' | 'set'>,
  pathname: string,
): void {
  const shellPage = pages.at(pathname);
  if (shellPage) return void pages.load(shellPage).catch(() => undefined);
  const match = matchRoute(set.remotes, pathname);
  if (match) loader.preload(match.remote, 'pages', match.page);
}
