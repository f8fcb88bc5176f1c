import type { IncomingHttpHeaders } from 'node:http';
import { type Cookies, parseCookie, stringifySetCookie } from 'cookie';

/** The cookies of a request by name, decoded. */
export const cookiesOf = ({ cookie = '' }: IncomingHttpHeaders): Cookies => parseCookie(cookie);

/**
 * A `set-cookie` header for what only the gateway reads.
 * @param maxAge seconds; 0 removes it
 * @param publicUrl of the product: over https the cookie is sent over https alone
 */
export const gatewayCookie = (name: string, value: string, maxAge: number, publicUrl: string): string =>
  stringifySetCookie({
    name,
    value,
    maxAge,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
