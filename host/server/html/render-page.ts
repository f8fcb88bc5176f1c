import { DEFAULT_MARKET_ZONE } from '@handover/shared/contract/hosting';
import type { ReleaseSet, RouteMatch } from '@handover/shared/federation';
import type { PrefetchedState } from '@handover/shared/query';
import type { Preview } from '@handover/tooling/releases';
import { STYLE_SHEET } from '../../src/render/move-styles.ts';
import { iconTags } from '../brand/icon-tags.ts';
import type { PageMetadata } from '../metadata/page-metadata.ts';
import type { RenderedPage } from '../render/render-request.ts';
import type { Sheet } from '../render/style-sheets.ts';
import { crashMark } from './crash-mark.ts';
import { escapeHtml, jsonForScript } from './escape-html.ts';
import { headTags } from './head-tags.ts';
import { hostFailures } from './host-failures.ts';
import { integrityAttribute } from './integrity-attribute.ts';
import type { NoScript } from './no-script.ts';
import type { Preferences } from './preferences.ts';
import { preloadHints } from './preload-hints.ts';
import { previewBar } from './preview-bar.ts';
import { setForBrowsers } from './set-for-browsers.ts';

interface PageFacts {
  set: ReleaseSet;
  /** The preview, if this is not the set that everyone sees. */
  preview: Preview | undefined;
  nonce: string;
  match: RouteMatch | undefined;
  preferences: Preferences;
  /** Whether the reader has a session. */
  signedIn: boolean;
  metadata: PageMetadata;
  publicUrl: string;
  state: PrefetchedState | undefined;
  rendered: RenderedPage | undefined;
  /** The content if scripts are off and the page was not rendered. */
  noScript: NoScript | undefined;
  /** The operator of this installation, for the legal pages. */
  operator: string | undefined;
  /** The time zone in which the days of the marketplace end. */
  marketZone: string;
  /** The URL of the offline page's service worker, if it is enabled. */
  worker: string | undefined;
  /** The URLs of scripts that run besides, and later. */
  scripts: readonly string[];
  /**
   * The replacements of the set that this page allows: builds of developers, too (`on`), or other released versions
   * alone.
   */
  overrides: 'on' | 'released' | undefined;
}

// Runs before the first paint, so that there is no white flash in dark mode.
const followSystem =
  "document.documentElement.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';";

/**
 * The html of every page. The app reads the release set and the style nonce from `#release-set`, and prefetched query
 * results from `#state`.
 */
export function renderPage(facts: PageFacts): string {
  const {
    set,
    nonce,
    match,
    signedIn,
    metadata,
    publicUrl,
    rendered,
    worker,
    operator,
    marketZone,
    overrides,
  } = facts;
  const state = rendered?.state ?? facts.state;
  const { language, colorScheme } = facts.preferences;
  const { host } = set;
  const { noScript: withoutScripts } = facts;
  const inUse = {
    remote: match?.remote ?? 'host',
    version: (match && set.remotes[match.remote]?.version) ?? host.version,
  };
  const scheme = colorScheme ? ` data-mantine-color-scheme="${colorScheme}"` : '';
  const checked = (url: string) => integrityAttribute(url, host.hashes);
  const sheets: readonly Sheet[] =
    rendered?.sheets ?? host.styles.map((url) => ({ url, integrity: host.hashes[url] }));
  const styles = sheets.map((sheet) => styleTag(sheet, nonce)).join('');
  const written = sheets.filter(({ text }) => text !== undefined).map(({ url }) => url);
  const ours = host.scripts
    .map((url) => `<script src="${url}"${checked(url)} defer fetchpriority="high"></script>`)
    .join('');
  const others = facts.scripts.map((url) => `<script type="module" src="${url}"></script>`).join('');
  return `<!doctype html>
<html lang="${language}"${scheme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">
<meta name="color-scheme" content="${colorScheme ?? 'light dark'}">
${headTags({ metadata, language, publicUrl })}
${iconTags(host.icon, colorScheme)}
${meta('offline-worker', worker)}${meta('operator', operator)}${meta('market-zone', marketZone === DEFAULT_MARKET_ZONE ? undefined : marketZone)}${meta('overrides', overrides)}
<script nonce="${nonce}">${colorScheme ? '' : followSystem}${hostFailures(language, host.version)}
${crashMark({ ...inUse, isWatched: signedIn || match !== undefined, isSecure: publicUrl.startsWith('https:') })}</script>
${preloadHints(set, { match, language, nonce, signedIn, written })}
${styles}${rendered?.css ? `<style id="${STYLE_SHEET}" nonce="${nonce}">${rendered.css}</style>` : ''}
<script type="application/json" id="release-set" nonce="${nonce}">${jsonForScript(setForBrowsers(set, overrides !== undefined))}</script>
${state ? `<script type="application/json" id="state">${jsonForScript(state)}</script>` : ''}
${ours}${others}
${withoutScripts ? `<noscript><style nonce="${nonce}">${withoutScripts.style}</style></noscript>\n` : ''}</head>
<body>${withoutScripts ? `<noscript>${withoutScripts.html}</noscript>` : ''}<div id="root"${rendered ? renderedAttributes(rendered) : ''}>${rendered?.html ?? ''}</div>${facts.preview ? previewBar(facts.preview, facts.preferences, nonce) : ''}</body>
</html>`;
}

/** The facts with which the browser has to render the same. */
const renderedAttributes = ({ now, timeZone, isComplete }: RenderedPage) =>
  ` data-rendered="${now}" data-time-zone="${escapeHtml(timeZone)}"${isComplete ? ' data-complete' : ''}`;

/** A style sheet in the page. By `data-href` webpack finds it, and does not load it again. */
function styleTag({ url, integrity, text }: Sheet, nonce: string): string {
  const name = fileName(url);
  if (text !== undefined) return `<style nonce="${nonce}" data-href="${name}">${text}</style>`;
  const check = integrity ? ` integrity="${integrity}"` : '';
  return `<link rel="stylesheet" href="${url}" data-href="${name}"${check}>`;
}

const fileName = (url: string) => url.split('/').slice(4).join('/');

const meta = (name: string, content: string | undefined) =>
  content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';
