import { routes } from '@handover/shared/contract';
import type { ReleaseSet } from '@handover/shared/federation';
import { matchRoute, type RouteMatch } from '@handover/shared/federation/match-route';

/** The page at a path, as gateway and browser resolve it. */
export interface PageAt {
  page: string;
  /** The remote and its route; absent for pages of the host, and where there is no page. */
  match?: RouteMatch;
  exists: boolean;
  /** Whether search engines may index it: pages for anyone or for guests, except those of `NOT_INDEXED`. */
  indexed: boolean;
}

const HOST = 'host';

/** Opened by a link in a mail alone, or leads on to another page. */
const NOT_INDEXED: readonly (string | undefined)[] = [
  routes.search,
  ...[routes.verifyEmail, routes.newEmail, routes.undoChange].map((route) => route('', '').split('?')[0]),
  routes.unsubscribe('').split('?')[0],
  routes.firm(),
];

/** Finds the page of a path: one of a remote, of the host, or `not-found`. */
export function pageAt({ host, remotes }: Pick<ReleaseSet, 'host' | 'remotes'>, pathname: string): PageAt {
  const match = matchRoute({ [HOST]: host, ...remotes }, pathname);
  if (!match) return { page: 'not-found', exists: false, indexed: false };
  const { page, remote } = match;
  const indexed = ['anyone', 'guest'].includes(match.route.access) && !NOT_INDEXED.includes(match.route.path);
  return { page, exists: true, indexed, ...(remote !== HOST && { match }) };
}

/** The same title that `Page` and the home page set in the browser. */
export const documentTitle = (page: string, title: string): string =>
  page === 'home' ? `Handover · ${title}` : `${title} · Handover`;
