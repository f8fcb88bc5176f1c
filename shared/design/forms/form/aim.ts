import type { Drafts } from '../../../kernel/session/index.ts';

/** The aim is stored with the drafts, since it is removed at sign-out like them. */
const slotOf = (drafts: Drafts) => drafts.of('aim');
const pathnameOf = (path: string | undefined) => path?.split(/[?#]/)[0];

/** Stores the aim of a new account in this browser: the page that its owner had requested. */
export const keepAim = (drafts: Drafts, path: string): boolean =>
  slotOf(drafts).write(JSON.stringify({ path }));

/** The kept page, until the form there is sent. */
export function readAim(drafts: Drafts): string | undefined {
  try {
    return JSON.parse(slotOf(drafts).read() ?? '{}').path;
  } catch {
    return undefined;
  }
}

/** Removes the kept page if it is this one: nothing is left to be done there. */
export function settleAim(drafts: Drafts, path: string): void {
  if (pathnameOf(readAim(drafts)) === pathnameOf(path)) slotOf(drafts).remove();
}
