import type { IncomingHttpHeaders } from 'node:http';
import { cookiesOf } from '../cookies.ts';

/** The session of a request, as far as a page can be rendered for it. */
export type PageSession = { access: string | undefined } | 'expired';

const MARGIN_MS = 5000;

/**
 * The access token of the cookies; none for a visitor. An expired one is renewed by the browser alone, which then renders the page: two
 * renewals at once would end the session.
 */
export function sessionOf(headers: IncomingHttpHeaders, now = Date.now()): PageSession {
  const { access } = cookiesOf(headers);
  if (!access) return { access: undefined };
  return expiryOf(access) - MARGIN_MS > now ? { access } : 'expired';
}

/** The time at which a JWT expires, in ms; 0 if it can't be read. */
function expiryOf(token: string): number {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
