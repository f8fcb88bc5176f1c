import type { MailContent, NoticeList, Paragraph } from './content.ts';

/** The plain text of a mail: paragraphs, each place in a line of its own. */
export function mailText({ greeting, blocks, foot = [], farewell }: MailContent): string {
  const paragraphs = [greeting, ...[...blocks, ...foot].map(blockText), farewell];
  return `${paragraphs.filter((paragraph) => paragraph !== undefined).join('\n\n')}\n`;
}

function blockText(block: Paragraph | NoticeList): string {
  if (!('items' in block))
    return [block.text, ...(block.links ?? []).map(({ url }) => url)].filter(Boolean).join('\n');
  const lines = block.items.map(({ text, link }) => `- ${text}${block.isBrief ? '' : `\n  ${link.url}`}`);
  return lines.join(block.isBrief ? '\n' : '\n\n');
}
