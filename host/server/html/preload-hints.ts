import type { Language } from '@handover/shared/contract';
import type { ReleaseSet, RouteMatch } from '@handover/shared/federation';
import { integrityAttribute } from './integrity-attribute.ts';

const LATER = ' fetchpriority="low"';

/**
 * The code of an inline script before the hints: adds those of the template once the first chunk has come. It has to run before anything else
 * is of use, and they would share the line with it. Priorities alone do not help: browsers share a line of HTTP/1.1 evenly.
 * Such events do not reach the window.
 */
const SHOW_LATER_HINTS = `document.addEventListener('load',({target:t})=>{
let l=t.as=='script'&&document.getElementById('later')
if(l)l.replaceWith(l.content)
},true);`;

type Hashes = Record<string, string>;

interface HintFacts {
  match: RouteMatch | undefined;
  language: Language;
  /** The nonce of the inline script. */
  nonce: string;
  /** Whether the reader has a session. */
  signedIn: boolean;
  /** Style sheets that are in the html already. */
  written?: readonly string[];
}

/** A page or a widget, in the release that mounts it. */
interface Mounted {
  remote: ReleaseSet['remotes'][string];
  files: readonly string[];
  needs: readonly string[];
}

/**
 * Preload hints for all files that the requested page will need, so that they load in parallel: its chunks, the host's chunks of the
 * shared modules that it uses, texts and fonts; for who is signed in also those of the session and of the widgets in the header. Scripts
 * and styles have no `crossorigin`, and the integrity, as webpack loads them; otherwise they would be fetched twice. Texts and fonts are
 * fetched, and so need `crossorigin`. What is not of the frame comes after it: see `SHOW_LATER_HINTS`.
 */
export function preloadHints(
  set: ReleaseSet,
  { match, language, nonce, signedIn, written = [] }: HintFacts,
): string {
  const { host } = set;
  const texts = host.locales[language] ?? {};
  const mounted = [...pageOf(set, match), ...(signedIn ? widgetsOf(set) : [])];
  const hashes = Object.assign({}, host.hashes, ...mounted.map(({ remote }) => hashesOf(remote)));
  const files = [
    ...mounted.flatMap(({ remote, files, needs }) => [
      remote.entry,
      ...remote.preload,
      ...files,
      ...needs.flatMap((specifier) => host.shared[specifier] ?? []),
    ]),
    ...((signedIn && host.signedIn?.files) || []),
  ];
  const namespaces = [texts.inputs, texts.messages, ...mounted.map(({ remote }) => remote.locales[language])];
  const later = [
    ...unique(files.filter((url) => !written.includes(url))).map((url) => hint(url, hashes, LATER)),
    ...unique(mounted.length > 0 ? namespaces : []).map((url) => textHint(url, LATER)),
  ].join('');
  const isHeld = later !== '' && host.preload.length > 0;
  return [
    isHeld ? `<script nonce="${nonce}">${SHOW_LATER_HINTS}</script>` : '',
    ...host.preload.map((url) => hint(url, host.hashes)),
    textHint(texts.common),
    ...host.fonts.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
    isHeld ? `<template id="later">${later}</template>` : later,
  ].join('');
}

function pageOf({ remotes }: ReleaseSet, match: RouteMatch | undefined): Mounted[] {
  const remote = match && remotes[match.remote];
  return remote
    ? [{ remote, files: remote.pages[match.page] ?? [], needs: remote.needs[match.page] ?? [] }]
    : [];
}

function widgetsOf({ host, remotes }: ReleaseSet): Mounted[] {
  return (host.signedIn?.widgets ?? []).flatMap((name) => {
    const remote = Object.values(remotes).find(({ widgets }) => widgets.includes(name));
    if (!remote) return [];
    return [{ remote, files: remote.widgetFiles?.[name] ?? [], needs: remote.widgetNeeds?.[name] ?? [] }];
  });
}

const hashesOf = ({ entry, integrity, hashes }: Mounted['remote']): Hashes => ({
  ...hashes,
  [entry]: integrity,
});

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

function hint(url: string, hashes: Hashes, priority = ''): string {
  const type = url.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${type}" href="${url}"${integrityAttribute(url, hashes)}${priority}>`;
}

/** The hint has no integrity: browsers do not support it for files that a script fetches. */
const textHint = (url: string | undefined, priority = ''): string =>
  url ? `<link rel="preload" as="fetch" href="${url}" crossorigin${priority}>` : '';
