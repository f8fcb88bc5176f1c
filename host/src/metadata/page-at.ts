import type { ReleaseSet } from '@handover/shared/federation';
import { matchRoute, type RouteMatch } from '@handover/shared/federation/match-route';

/** The page of an address, as the gateway and the browser name it. */
export interface PageAt {
  page: string;
  /** Whose it is; absent for pages of the host, and where there is no page. */
  match?: RouteMatch;
  exists: boolean;
  /** Whether search engines may keep it: what is there for everybody, or for those who come in. */
  indexed: boolean;
}

const HOST = 'host';

/** Which words describe an address: those of a remote's page, of one of the host, or of the page of what is nowhere. */
export function pageAt({ host, remotes }: Pick<ReleaseSet, 'host' | 'remotes'>, pathname: string): PageAt {
  const match = matchRoute({ [HOST]: host, ...remotes }, pathname);
  if (!match) return { page: 'not-found', exists: false, indexed: false };
  const { page, remote } = match;
  const indexed = ['anyone', 'guest'].includes(match.route.access);
  return { page, exists: true, indexed, ...(remote !== HOST && { match }) };
}

/** One address for `/faq`, `/faq/` and `//faq`, and without what was asked after it. */
export const canonicalPath = (pathname: string): string =>
  `/${pathname.split('/').filter(Boolean).join('/')}`;

/** As `Page` and the main page write it once they are there. */
export const documentTitle = (page: string, title: string): string =>
  page === 'home' ? `Handover · ${title}` : `${title} · Handover`;
