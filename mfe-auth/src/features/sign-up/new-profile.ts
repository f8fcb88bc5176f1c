import { routes, withQuery } from '@handover/shared/router';
import { safeNext } from '@handover/shared/session';

/** Where a new account begins: at its profile, which leads on to the page that the person had asked for. */
export function newProfile(next: string | null | undefined): string {
  const asked = safeNext(next);
  const leadsOn = asked !== '/' && asked !== routes.userDetails;
  return withQuery(routes.userDetails, { next: leadsOn ? asked : undefined });
}
