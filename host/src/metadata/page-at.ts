import type { ReleaseSet } from '@handover/shared/federation';
import { matchRoute, type RouteMatch } from '@handover/shared/federation/match-route';

/** The page at a path, as gateway and browser resolve it. */
export interface PageAt {
  page: string;
  /** The remote and its route; absent for pages of the host, and where there is no page. */
  match?: RouteMatch;
  exists: boolean;
  /** Whether search engines may index it: pages for anyone or for guests. */
  indexed: boolean;
}

const HOST = 'host';

/** Finds the page of a path: one of a remote, of the host, or `not-found`. */
export function pageAt({ host, remotes }: Pick<ReleaseSet, 'host' | 'remotes'>, pathname: string): PageAt {
  const match = matchRoute({ [HOST]: host, ...remotes }, pathname);
  if (!match) return { page: 'not-found', exists: false, indexed: false };
  const { page, remote } = match;
  const indexed = ['anyone', 'guest'].includes(match.route.access);
  return { page, exists: true, indexed, ...(remote !== HOST && { match }) };
}

/** One path for `/faq`, `/faq/` and `//faq`. */
export const canonicalPath = (pathname: string): string =>
  `/${pathname.split('/').filter(Boolean).join('/')}`;

/** The same title that `Page` and the home page set in the browser. */
export const documentTitle = (page: string, title: string): string =>
  page === 'home' ? `Handover · ${title}` : `${title} · Handover`;
