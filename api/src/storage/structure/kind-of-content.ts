/** The kind of a file, or of a file in one, by its first bytes. */
export type ContentKind = 'old' | 'package' | 'pdf' | 'program' | 'other';

const OLD = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const PACKAGE = Buffer.from('PK\x03\x04');

export function kindOfContent(content: Buffer): ContentKind {
  if (content.subarray(0, 8).equals(OLD)) return 'old';
  if (content.subarray(0, 4).equals(PACKAGE)) return 'package';
  if (content.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  return isProgram(content) ? 'program' : 'other';
}

/** The header of a program of Windows names where its second one is; of other systems, the first bytes tell. */
function isProgram(content: Buffer): boolean {
  const start = content.toString('latin1', 0, 4);
  if (start === '\x7fELF' || start === '\xca\xfe\xba\xbe' || start === '\xcf\xfa\xed\xfe') return true;
  if (!start.startsWith('MZ') || content.length < 64) return false;
  const at = content.readUInt32LE(60);
  return /^(?:PE\0\0|NE|LE|LX)/.test(content.toString('latin1', at, at + 4));
}
