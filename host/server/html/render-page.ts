import type { ReleaseSet, RouteMatch } from '@handover/shared/federation';
import type { HandedOverState } from '@handover/shared/query';
import { escaped, inScript } from './escaped.ts';
import { headTags } from './head-tags.ts';
import type { PageWords } from './page-words.ts';
import type { Preferences } from './preferences.ts';
import { preloadHints } from './preload-hints.ts';

interface PageFacts {
  set: ReleaseSet;
  nonce: string;
  match: RouteMatch | undefined;
  preferences: Preferences;
  words: PageWords;
  /** Absolute; absent for a page that search engines shall not keep. */
  address: string | undefined;
  state: HandedOverState | undefined;
  /** Who runs this installation, for the legal pages. */
  operator: string | undefined;
  /** Where the worker lies that keeps the offline page, if there shall be one. */
  worker: string | undefined;
  /** Where the script lies that follows each new set, under `pnpm dev`. */
  live: string | undefined;
  /** Whether a developer may run a build of their own in this page. */
  overrides: boolean;
}

// Runs before the first paint, so that a reader of the dark never sees a white page.
const followSystem =
  "document.documentElement.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";

/**
 * The html of every page. The app reads the release set, and the nonce for its own styles, from `#release-set`, and
 * what has been read for it already from `#state`.
 */
export function renderPage(facts: PageFacts): string {
  const { set, nonce, match, words, address, state, worker, operator, live, overrides } = facts;
  const { language, colorScheme } = facts.preferences;
  const { host } = set;
  const scheme = colorScheme ? ` data-mantine-color-scheme="${colorScheme}"` : '';
  const styles = host.styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('');
  const scripts = host.scripts.map((url) => `<script src="${url}" defer></script>`).join('');
  const icon = host.icon ? `<link rel="icon" href="${host.icon}">` : '<link rel="icon" href="data:,">';
  return `<!doctype html>
<html lang="${language}"${scheme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${colorScheme ?? 'light dark'}">
${headTags({ words, language, address })}
${icon}${meta('offline-worker', worker)}${meta('operator', operator)}${meta('overrides', overrides ? 'on' : undefined)}
${colorScheme ? '' : `<script nonce="${nonce}">${followSystem}</script>`}
${preloadHints(set, match)}
${styles}
<script type="application/json" id="release-set" nonce="${nonce}">${inScript(set)}</script>
${state ? `<script type="application/json" id="state">${inScript(state)}</script>` : ''}
${scripts}${live ? `<script type="module" src="${live}"></script>` : ''}
</head>
<body><div id="root"></div></body>
</html>`;
}

const meta = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}" content="${escaped(content)}">` : '';
