import { isElsewhere } from '../address.ts';
import { Found } from '../finding.ts';
import { wideText } from '../wide-text.ts';

/** The active content of a web page, when it is shown or imported. */
const ACTS =
  /<\s*(?:script|object|embed|applet|i?frame|frameset|base|meta[^<>]*\bhttp-equiv\s*=\s*["']?refresh)\b/i;
const LOADED =
  /(?:\b(?:src|srcset|background|data|dynsrc|lowsrc|poster)\s*=|<\s*link\b[^<>]*\bhref\s*=|url\s*\(|@import)\s*["']?([^"'\s>)]*)/gi;

const EQUALS = 0x3d;

/** Text and web pages that Word takes into a letter when it is opened (`altChunk`, ECMA-376 1, 17.17.2). Throws `Found`. */
export function checkImported(content: Buffer, type: string): void {
  if (type.startsWith('text/plain')) return;
  const isArchive = /rfc822|mht|multipart/.test(type);
  // Rich Text may hold objects, fields and templates of its own.
  if (!isArchive && !/html|xml/.test(type)) throw new Found('has_files', { inside: '' });
  const written = content.includes(0) ? wideText(content) : content.toString('latin1');
  const text = isArchive ? ofArchive(written) : written;
  const found = () => new Found('loads_outside', { found: 'part' });
  if (ACTS.test(text)) throw found();
  // One after the other: there may be millions.
  for (const [, address = ''] of text.matchAll(LOADED))
    if (isElsewhere(address.replaceAll('&#', '//'))) throw found();
}

/** A saved web page as it is read (RFC 2557). Throws `Found` if a text of it is packed in another way than as written. */
function ofArchive(archive: string): string {
  for (const head of headsOf(archive))
    if (/^content-type:\s*text\//im.test(head) && /^content-transfer-encoding:\s*base64/im.test(head))
      throw new Found('has_files', { inside: '' });
  return unquoted(Buffer.from(archive)).toString('latin1');
}

/**
 * The bytes without quoted-printable escapes and soft line breaks (RFC 2045, 6.7). They are decoded in place, since
 * there may be millions.
 */
function unquoted(bytes: Buffer): Buffer {
  let to = 0;
  for (let at = 0; at < bytes.length; ) {
    const quoted =
      bytes[at] === EQUALS ? /^=(?:\r?\n|([0-9a-f]{2}))/i.exec(bytes.toString('latin1', at, at + 3)) : null;
    if (!quoted || quoted[1]) bytes[to++] = quoted?.[1] ? Number.parseInt(quoted[1], 16) : (bytes[at] ?? 0);
    at += quoted?.[0].length ?? 1;
  }
  return bytes.subarray(0, to);
}

/** The heads of its parts: the lines from a boundary to the first empty one. */
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
