import { type HTMLAttributes, createElement as h, type ReactNode } from 'react';
import type { MailLink, NoticeList, Paragraph } from './content.ts';
import { SANS, styled } from './style.ts';
import { unbroken } from './unbroken.ts';

const body = { fontFamily: SANS, fontSize: 16, lineHeight: '25px' };
const small = { fontFamily: SANS, fontSize: 13, lineHeight: '20px' };
const BARE = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 };

/** A table of one cell, which is what every mail program lays out alike. */
export const box = (
  { width, ...cell }: HTMLAttributes<HTMLElement> & { width?: number | '100%' },
  ...content: ReactNode[]
) =>
  h(
    'table',
    { ...BARE, ...(width && { width, style: { width: '100%', maxWidth: width }, align: 'center' }) },
    h('tbody', null, h('tr', null, h('td', cell, ...content))),
  );

/** Words of people may have lines. */
const lines = (text: string) =>
  unbroken(text)
    .split('\n')
    .flatMap((line, index) => (index ? [h('br'), line] : [line]));

export const paragraph = (text: string) =>
  h('p', styled('text', { ...body, margin: '0 0 16px' }), ...lines(text));

const button = ({ label, url }: MailLink) =>
  box(
    styled('fill', { borderRadius: 6 }),
    h(
      'a',
      {
        href: url,
        ...styled('button', {
          ...body,
          display: 'inline-block',
          padding: '10px 20px',
          fontWeight: 600,
          textDecoration: 'none',
        }),
      },
      label,
    ),
  );

const link = ({ label, url }: MailLink) =>
  h(
    'a',
    { href: url, ...styled('link', { textDecoration: 'underline', textUnderlineOffset: '3px' }) },
    label,
  );

const linked = (to: MailLink, main: MailLink | undefined) =>
  to === main
    ? h('div', { style: { margin: '4px 0 24px' } }, button(to))
    : h('p', styled('text', { ...body, margin: '0 0 16px' }), link(to));

/** The place that the button leads to: the first of a mail. Notices of several have a link each. */
export const mainLink = (blocks: readonly (Paragraph | NoticeList)[]): MailLink | undefined =>
  blocks.flatMap((block) => {
    if (!('items' in block)) return block.links ?? [];
    return isSingle(block) ? block.items.map((item) => item.link) : [];
  })[0];
const isSingle = ({ items, isBrief }: NoticeList) => items.length === 1 && !isBrief;

export function blockOf(block: Paragraph | NoticeList, main: MailLink | undefined): ReactNode[] {
  if (!('items' in block))
    return [block.text && paragraph(block.text), ...(block.links ?? []).map((to) => linked(to, main))];
  if (isSingle(block)) return block.items.flatMap((item) => [paragraph(item.text), linked(item.link, main)]);
  return block.items.map((item) =>
    h(
      'div',
      styled('row', { borderTop: '1px solid', padding: '14px 0 0' }),
      paragraph(item.text),
      linked(item.link, main),
    ),
  );
}

/** Small print: a sentence, and its link behind it. */
export const footnote = ({ text, links = [] }: Paragraph) =>
  h(
    'p',
    styled('quiet', { ...small, margin: '0 0 6px' }),
    unbroken(text),
    ...links.flatMap((to) => [' ', quietLink(to)]),
  );

const quietLink = ({ label, url }: MailLink) =>
  h('a', { href: url, ...styled('quiet', { textDecoration: 'underline' }) }, label);
