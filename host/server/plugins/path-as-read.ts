/** Segments with another meaning or none, and text that would be decoded again. */
const NOT_A_PATH = /\\|%|\/\/|\/\.\.?(\/|$)|\0/;

/**
 * The path of an address as the files are read by it, so that a rule about paths holds however one is written: `/r/a/0%2E9/x` is
 * `/r/a/0.9/x`. Undefined if it can't be decoded, or leads through other folders.
 */
export function pathAsRead(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    return NOT_A_PATH.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}
