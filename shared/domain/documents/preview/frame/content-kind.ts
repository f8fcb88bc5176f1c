import type { PreviewFormat } from '../protocol.ts';

/** The first bytes of what is shown. */
const STARTS: ReadonlyArray<readonly [string, string]> = [
  ['%PDF', 'pdf'],
  ['PK\x03\x04', 'zip'],
  // The container of doc and xls, and of docx and xlsx with a password.
  ['\xd0\xcf\x11\xe0', 'container'],
  ['\x89PNG', 'png'],
  ['\xff\xd8\xff', 'jpeg'],
  ['RIFF', 'riff'],
];
const HEAD = 1024;

/** The kind of a file by its bytes, whatever its name: `image/png`, `pdf`, `zip`, `container`, or undefined. */
export function contentKind(bytes: ArrayBuffer): string | undefined {
  const head = String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(HEAD, bytes.byteLength)));
  const kind = STARTS.find(([start]) => head.startsWith(start))?.[1];
  if (kind === 'riff') return head.slice(8, 12) === 'WEBP' ? 'image/webp' : undefined;
  if (kind === 'png' || kind === 'jpeg') return `image/${kind}`;
  // Some programs write other bytes before it.
  return kind ?? (head.includes('%PDF-') ? 'pdf' : undefined);
}

/** Whether the content has the format of the extension. */
export function hasFormat(kind: string | undefined, format: PreviewFormat): boolean {
  if (format === 'image') return kind?.startsWith('image/') === true;
  return kind === (format === 'pdf' ? 'pdf' : 'zip');
}
