import type { Drafts } from '@handover/shared/session';

/** Whether this browser has input that the user has neither saved nor sent: it is removed at sign-out. */
export function hasDrafts(drafts: Drafts): boolean {
  const ofUser = drafts.of('').key;
  try {
    return Object.entries(localStorage).some(
      // A discarded draft is kept for a day, with older versions only.
      ([key, text]) => key.startsWith(ofUser) && JSON.parse(text).at !== undefined,
    );
  } catch {
    return false;
  }
}
