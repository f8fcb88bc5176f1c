import type { ReleaseSet, RouteMatch } from '@handover/shared/federation';

/**
 * Preload hints for all files that the requested page will need, so that they load in parallel. Scripts and styles
 * have no `crossorigin`, as webpack loads them; with a different mode they would be fetched twice. Fonts always need
 * it.
 */
export function preloadHints(set: ReleaseSet, match: RouteMatch | undefined): string {
  const { host, remotes } = set;
  const remote = match && remotes[match.remote];
  const hints = host.preload.map((url) => hint(url));
  if (remote) {
    hints.push(hint(remote.entry, ` integrity="${remote.integrity}"`));
    const page = remote.pages[match.page] ?? [];
    hints.push(...new Set([...remote.preload, ...page].map((url) => hint(url))));
  }
  hints.push(
    ...host.fonts.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
  );
  return hints.join('');
}

function hint(url: string, more = ''): string {
  return `<link rel="preload" as="${url.endsWith('.css') ? 'style' : 'script'}" href="${url}"${more}>`;
}
