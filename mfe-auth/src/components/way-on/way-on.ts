import { keepAim } from '@handover/shared/forms';
import { routes } from '@handover/shared/router';
import { type Drafts, safeNext } from '@handover/shared/session';

/**
 * A new account begins at its profile. The page that the person had asked for is kept in this browser: the profile leads on to it, and so
 * does the link of the mail that confirms the address.
 */
export function toNewProfile(drafts: Drafts, next: string | null | undefined) {
  const path = safeNext(next);
  if (path !== routes.home && path !== routes.userDetails) keepAim(drafts, path);
  return [routes.userDetails, { replace: true }] as const;
}

/** The purpose of a new account, in the texts `profile.goOn`. */
export function aimOf(path: string): 'company' | 'sale' | 'mandate' | 'access' | 'firm' | 'page' {
  if (path.startsWith(routes.companyEdit('create'))) return 'company';
  if (path.startsWith(routes.oppEdit('create'))) return path.includes('type=buy') ? 'mandate' : 'sale';
  if (path.startsWith(routes.firm())) return 'firm';
  return path.includes('modal=get-access') ? 'access' : 'page';
}
