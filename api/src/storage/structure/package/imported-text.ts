import { isElsewhere } from '../address.ts';
import { Found } from '../finding.ts';
import { wideText } from '../wide-text.ts';

/** What a web page runs, or takes from elsewhere, when it is shown or imported. */
const ACTS =
  /<\s*(?:script|object|embed|applet|i?frame|frameset|base|meta[^<>]*\bhttp-equiv\s*=\s*["']?refresh)\b/i;
const LOADED =
  /(?:\b(?:src|srcset|background|data|dynsrc|lowsrc|poster)\s*=|<\s*link\b[^<>]*\bhref\s*=|url\s*\(|@import)\s*["']?([^"'\s>)]*)/gi;

/** Text and web pages that Word takes into a letter when it is opened (`altChunk`, ECMA-376 1, 17.17.2). Throws `Found`. */
export function checkImported(content: Buffer, type: string): void {
  if (type.startsWith('text/plain')) return;
  const isArchive = /rfc822|mht|multipart/.test(type);
  // Rich Text may hold objects, fields and templates of its own.
  if (!isArchive && !/html|xml/.test(type)) throw new Found('has_files', { inside: '' });
  const written = content.includes(0) ? wideText(content) : content.toString('latin1');
  const text = isArchive ? ofArchive(written) : written;
  const loads = [...text.matchAll(LOADED)].some(([, address = '']) =>
    isElsewhere(address.replaceAll('&#', '//')),
  );
  if (ACTS.test(text) || loads) throw new Found('loads_outside', { found: 'part' });
}

/** A saved web page as it is read (RFC 2557). Throws `Found` where a text of it is packed in another way than as written. */
function ofArchive(archive: string): string {
  for (const head of headsOf(archive))
    if (/^content-type:\s*text\//im.test(head) && /^content-transfer-encoding:\s*base64/im.test(head))
      throw new Found('has_files', { inside: '' });
  return archive
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** What its parts say of themselves: the lines from a boundary to the first empty one. */
function* headsOf(archive: string): Generator<string> {
  let head: string[] | null = null;
  for (const line of archive.split('\n'))
    if (line.startsWith('--')) head = [];
    else if (line.trim() !== '') head?.push(line);
    else {
      if (head) yield head.join('\n');
      head = null;
    }
}
