import type { Drafts } from '@handover/shared/session';

/** Whether something is typed in this browser that the user has neither saved nor sent: it goes at sign-out. */
export function hasDrafts(drafts: Drafts): boolean {
  const ofUser = drafts.of('').key;
  try {
    return Object.entries(localStorage).some(
      // Of what was discarded, which is kept for a day, only the older versions are left.
      ([key, text]) => key.startsWith(ofUser) && JSON.parse(text).at !== undefined,
    );
  } catch {
    return false;
  }
}
