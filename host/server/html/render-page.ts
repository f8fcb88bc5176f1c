import type { ReleaseSet, RouteMatch } from '@handover/shared/federation';
import type { PrefetchedState } from '@handover/shared/query';
import { iconTags } from '../brand/icon-tags.ts';
import { escapeHtml, jsonForScript } from './escape-html.ts';
import { headTags } from './head-tags.ts';
import type { PageMetaTexts } from './page-meta-texts.ts';
import type { Preferences } from './preferences.ts';
import { preloadHints } from './preload-hints.ts';

interface PageFacts {
  set: ReleaseSet;
  nonce: string;
  match: RouteMatch | undefined;
  preferences: Preferences;
  texts: PageMetaTexts;
  /** The absolute canonical URL; absent for pages that are not indexed. */
  address: string | undefined;
  publicUrl: string;
  state: PrefetchedState | undefined;
  /** The operator of this installation, for the legal pages. */
  operator: string | undefined;
  /** The URL of the offline page's service worker, if it is enabled. */
  worker: string | undefined;
  /** The URL of the live-reload script, under `pnpm dev`. */
  live: string | undefined;
  /** Whether developers may run their own build in this page. */
  overrides: boolean;
}

// Runs before the first paint, so that there is no white flash in dark mode.
const followSystem =
  "document.documentElement.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";

/**
 * The html of every page. The app reads the release set and the style nonce from `#release-set`, and prefetched query
 * results from `#state`.
 */
export function renderPage(facts: PageFacts): string {
  const { set, nonce, match, texts, address, publicUrl, state, worker, operator, live, overrides } = facts;
  const { language, colorScheme } = facts.preferences;
  const { host } = set;
  const scheme = colorScheme ? ` data-mantine-color-scheme="${colorScheme}"` : '';
  const styles = host.styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('');
  const scripts = host.scripts.map((url) => `<script src="${url}" defer></script>`).join('');
  return `<!doctype html>
<html lang="${language}"${scheme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${colorScheme ?? 'light dark'}">
${headTags({ texts, language, address, publicUrl })}
${iconTags(host.icon, colorScheme)}
${meta('offline-worker', worker)}${meta('operator', operator)}${meta('overrides', overrides ? 'on' : undefined)}
${colorScheme ? '' : `<script nonce="${nonce}">${followSystem}</script>`}
${preloadHints(set, match)}
${styles}
<script type="application/json" id="release-set" nonce="${nonce}">${jsonForScript(set)}</script>
${state ? `<script type="application/json" id="state">${jsonForScript(state)}</script>` : ''}
${scripts}${live ? `<script type="module" src="${live}"></script>` : ''}
</head>
<body><div id="root"></div></body>
</html>`;
}

const meta = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';
