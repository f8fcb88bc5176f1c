import { routes } from '@handover/shared/router';
import { safeNext } from '@handover/shared/session';

/**
 * A new account begins at its profile, which leads on to the page that the person had asked for: with the entry of the history, so
 * that a reload keeps it and the address stays the one that it is.
 */
export const toNewProfile = (next: string | null | undefined) =>
  [routes.userDetails, { replace: true, state: { next: next ?? undefined } }] as const;

/** The page that the state of the history names, if there is one. */
export function wayOn(state: unknown): string | undefined {
  const next = typeof state === 'object' && state !== null && 'next' in state ? state.next : undefined;
  const path = safeNext(typeof next === 'string' ? next : undefined);
  return path === routes.home || path === routes.userDetails ? undefined : path;
}

/** What a new account was made for, in the texts `profile.goOn`. */
export function aimOf(path: string): 'company' | 'opportunity' | 'access' | 'page' {
  if (path.startsWith(routes.companyEdit('create'))) return 'company';
  if (path.startsWith(routes.oppEdit('create'))) return 'opportunity';
  return path.includes('modal=get-access') ? 'access' : 'page';
}
