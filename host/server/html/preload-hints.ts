import type { Language } from '@handover/shared/contract';
import type { ReleaseSet, RouteMatch } from '@handover/shared/federation';
import { integrityAttribute } from './integrity-attribute.ts';

const LATER = ' fetchpriority="low"';

type Hashes = Record<string, string>;

/**
 * Preload hints for all files that the requested page will need, so that they load in parallel: its chunks, the host's chunks of the
 * shared modules that it uses, texts and fonts. Scripts and styles have no `crossorigin`, and the integrity, as webpack loads them;
 * otherwise they would be fetched twice. Texts and fonts are fetched, and so need `crossorigin`. What only the page of a remote needs
 * comes after the frame, which is painted first.
 * @param written style sheets that are in the html already
 */
export function preloadHints(
  set: ReleaseSet,
  match: RouteMatch | undefined,
  language: Language,
  written: readonly string[] = [],
): string {
  const { host, remotes } = set;
  const remote = match && remotes[match.remote];
  const texts = host.locales[language] ?? {};
  const hints = [
    ...host.preload.map((url) => hint(url, host.hashes)),
    textHint(texts.common),
    ...host.fonts.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
  ];
  if (remote) {
    const { entry, integrity, preload, pages, needs, hashes, locales } = remote;
    const own = new Set([...preload, ...(pages[match.page] ?? [])].filter((url) => !written.includes(url)));
    const shared = new Set((needs[match.page] ?? []).flatMap((specifier) => host.shared[specifier] ?? []));
    hints.push(hint(entry, { [entry]: integrity }, LATER));
    hints.push(...[...own].map((url) => hint(url, hashes, LATER)));
    hints.push(...[...shared].map((url) => hint(url, host.hashes, LATER)));
    hints.push(...[texts.inputs, texts.messages, locales[language]].map((url) => textHint(url, LATER)));
  }
  return hints.join('');
}

function hint(url: string, hashes: Hashes, priority = ''): string {
  const type = url.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${type}" href="${url}"${integrityAttribute(url, hashes)}${priority}>`;
}

/** Without the integrity: browsers know none for what is fetched by a script. */
const textHint = (url: string | undefined, priority = ''): string =>
  url ? `<link rel="preload" as="fetch" href="${url}" crossorigin${priority}>` : '';
