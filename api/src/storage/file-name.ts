/**
 * The escapes that browsers write into the head of an upload for `"` and line breaks (HTML, "multipart/form-data");
 * nothing else is encoded.
 */
const ESCAPED: Readonly<Record<string, string>> = { '%22': '"', '%0D': '', '%0A': '' };
export const sentFileName = (name: string) => name.replace(/%(?:22|0D|0A)/g, (code) => ESCAPED[code] ?? code);

/** The first half of a sign of two code units. */
const HALF = /[\ud800-\udbff]$/;

/** The name to show and to download as: without path, control and bidirectional characters, at most `max` characters (40 or more). */
export function cleanFileName(name: string, max = 200): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029<>|:*?]/gu, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const begin = clean.slice(0, max - 20).replace(HALF, '');
  const whole = clean.length > max ? `${begin}.${extensionOf(clean)}` : clean;
  return whole.toWellFormed() || 'file';
}

export const extensionOf = (name: string) => (/\.([a-z0-9]{1,8})$/i.exec(name)?.[1] ?? '').toLowerCase();

/** The `content-disposition` header with the plain and the encoded name (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`;
}
