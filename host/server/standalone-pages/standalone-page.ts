import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language, routes } from '@handover/shared/contract';
import { escapeHtml } from '../html/escape-html.ts';
import { referenceTexts, type StandalonePage, standaloneTexts } from './standalone-texts.ts';

const contentOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const style = [
  contentOf('../../../shared/design/ui/styles/tokens.css'),
  contentOf('./standalone-page.css'),
  ...LANGUAGES.map((each) => `html[lang="${each}"] section:not([lang="${each}"]) { display: none; }`),
].join('\n');
const script = contentOf('./standalone-page.js');
const icon = `data:image/svg+xml,${encodeURIComponent(contentOf('../../src/brand/favicon.svg'))}`;
const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The policy has hashes instead of a nonce, so that the page can be cached. It allows only this style and script. */
const policy = [
  "default-src 'none'",
  `style-src ${hash(style)}`,
  `script-src ${hash(script)}`,
  // The icon needs this.
  'img-src data:',
  // The offline page needs this, to ask whether the server can be reached again.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const standaloneHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-store',
};

/** The target of a page's link, if opening the same address again would not help. */
const LEADS_TO: { readonly [Page in StandalonePage]?: string } = {
  previewEnded: '/',
  missing: '/',
  signInEnded: routes.login(),
  closed: routes.login(),
};

/**
 * An html page that needs no other file. It has the texts in all languages and shows those of one; `language` is for
 * browsers without scripts. Its link opens the same address again, or leads on. `reference` is for who writes to us.
 */
export function standalonePage(page: StandalonePage, language: Language, reference?: string): string {
  const texts = standaloneTexts[page];
  const section = (of: Language) => `<section lang="${of}">
<h1>${escapeHtml(texts[of].title)}</h1>
<p>${escapeHtml(texts[of].text)}</p>${reference ? `\n<p>${escapeHtml(referenceTexts[of](reference))}</p>` : ''}
<a class="retry" href="${LEADS_TO[page] ?? ''}">${escapeHtml(texts[of].retry)}</a>
</section>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts[language].title)} · Handover</title>
<link rel="icon" href="${icon}">
<style>${style}</style>
</head>
<body data-page="${page}">
<header><a class="wordmark" href="/">Handover</a></header>
<main>
<svg viewBox="0 0 240 72" aria-hidden="true"><path d="M2 44h70c12 0 14-16 26-16 6 0 8 4 10 8m24 8c2 4 6 8 12 8 10 0 12-8 24-8h70M112 20l4 10m12 26 4 10" /></svg>
${LANGUAGES.map(section).join('\n')}
</main>
<script>${script}</script>
</body>
</html>`;
}
