/**
 * The name of a part as Office compares it: in small letters, with slashes, as it reads the backslashes of some programs, and with the letters that are
 * written by their numbers (`sheet%201.xml`, ECMA-376 2, 6.2).
 */
export const partName = (written: string): string => unescaped(written).replaceAll('\\', '/').toLowerCase();

function unescaped(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
