import type { ReleaseSet, RouteMatch } from '@handover/shared/federation';

/**
 * Preloads of all that the requested page will ask for, so that it comes in one round instead of step by step. Scripts
 * and styles are of our own origin, which webpack asks for without `crossorigin`; a hint that differs is fetched twice.
 * Fonts are always asked for with it.
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
