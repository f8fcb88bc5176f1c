import type { Beat } from './beat.ts';

/** The key in `sessionStorage`. `crash-mark.ts` of the gateway reads it in the next page of the tab, and removes it where a page is left or hidden. */
const IN_USE = 'in-use';

/** Notes whose code is in use, and when: what is still there when the tab loads its next page tells that this one crashed. */
export function markInUse({ remote, version, path }: Beat): void {
  try {
    sessionStorage.setItem(IN_USE, `${remote}@${version} ${Date.now()} ${path}`);
  } catch {
    // The browser keeps nothing: then a crash is not told.
  }
}
