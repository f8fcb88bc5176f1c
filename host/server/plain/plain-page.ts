import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language } from '@handover/shared/contract';
import { escaped } from '../html/escaped.ts';
import { type PlainPage, plainTexts } from './plain-texts.ts';

const contentOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const style = contentOf('../../../shared/design/ui/styles/tokens.css') + contentOf('./plain-page.css');
const script = contentOf('./plain-page.js');
const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** By hashes instead of a nonce, so that a browser may store the page: nothing but these two runs or paints. */
const policy = [
  "default-src 'none'",
  `style-src ${hash(style)}`,
  `script-src ${hash(script)}`,
  // The empty icon.
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const plainHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-store',
};

/**
 * A page that needs no other file: said in both languages, of which the reader sees theirs. `language` is for browsers
 * that run no script. Retry asks the same address again.
 */
export function plainPage(page: PlainPage, language: Language): string {
  const words = plainTexts[page];
  const section = (tongue: Language) => `<section lang="${tongue}">
<h1>${escaped(words[tongue].title)}</h1>
<p>${escaped(words[tongue].text)}</p>
<a class="retry" href="">${escaped(words[tongue].retry)}</a>
</section>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escaped(words[language].title)} · Handover</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header><a class="wordmark" href="/">Handover</a></header>
<main>
${section('en')}
${section('fr')}
</main>
<script>${script}</script>
</body>
</html>`;
}
