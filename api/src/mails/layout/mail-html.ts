import type { Language } from '@handover/shared/contract';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from './content.ts';
import { blockOf, box, footnote, mainLink, paragraph } from './parts.ts';
import { SERIF, STYLE_SHEET, styled } from './style.ts';
import { unbroken } from './unbroken.ts';

const WIDTH = 600;
const PAGE = { margin: 0, padding: 0, wordBreak: 'break-word' } as const;
const WORDMARK = { margin: '0 0 14px', font: `600 24px/37px ${SERIF}`, letterSpacing: '-0.02em' };
const CARD = { padding: '32px 36px 20px', border: '1px solid', borderRadius: 6 };
const HEADING = { margin: '0 0 20px', font: `500 24px/31px ${SERIF}` };

/**
 * The html of a mail in the look of the product, light and dark. React escapes whatever people wrote. Nothing is
 * loaded: no picture tells anybody that the mail was opened.
 */
export function mailHtml(
  language: Language,
  { subject, heading = subject, greeting, blocks, foot = [] }: MailContent,
): string {
  const main = mainLink(blocks);
  const card = box(
    { width: '100%', ...styled('card', CARD) },
    h('h1', styled('text', HEADING), unbroken(heading)),
    greeting && paragraph(greeting),
    ...blocks.flatMap((block) => blockOf(block, main)),
  );
  const column = box(
    { width: WIDTH },
    h('p', styled('text', WORDMARK), 'Handover'),
    card,
    h('div', { style: { padding: '16px 4px 0' } }, ...foot.map(footnote)),
  );
  const page = h(
    'html',
    { lang: language },
    head(subject),
    h(
      'body',
      styled('paper', PAGE),
      box({ width: '100%', ...styled('paper', { padding: '24px 12px' }) }, column),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}

const head = (title: string) =>
  h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' }),
    h('title', null, title),
    h('style', null, STYLE_SHEET),
  );
