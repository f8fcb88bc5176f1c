import type { RemoteRoute } from './contract.ts';

/** The routes of each remote, as in the release set. */
type RoutedRemotes = Readonly<Record<string, { routes: readonly RemoteRoute[] }>>;

/** The page of a path, with its parameters. */
export interface RouteMatch {
  remote: string;
  page: string;
  route: RemoteRoute;
  params: Record<string, string>;
}

/**
 * Finds the page of a path. A fixed segment wins over a `:parameter`, so `/user-opps/edit/create` can exist beside
 * `/user-opps/edit/:id`. Used by the host's router and for the gateway's preload hints.
 */
export function matchRoute(remotes: RoutedRemotes, pathname: string): RouteMatch | undefined {
  const path = segments(pathname);
  let best: { match: RouteMatch; rank: string } | undefined;
  for (const [remote, { routes }] of Object.entries(remotes)) {
    for (const route of routes) {
      const pattern = segments(route.path);
      const params = matchSegments(pattern, path);
      if (!params) continue;
      const rank = pattern.map((segment) => (segment.startsWith(':') ? '0' : '1')).join('');
      if (!best || rank > best.rank) best = { rank, match: { remote, page: route.page, route, params } };
    }
  }
  return best?.match;
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function matchSegments(pattern: string[], path: string[]): Record<string, string> | undefined {
  if (pattern.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const actual = path[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decode(actual);
    else if (segment !== actual) return undefined;
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
