import Cookies from 'js-cookie';

/** Where tokens and preferences are kept: cookies of the browser, of a request, or in memory. */
export interface CookieJar {
  get(name: string): string | undefined;
  /** Without `days` it lives as long as the browser session. */
  set(name: string, value: string, days?: number): void;
  remove(name: string): void;
}

/** How long what is remembered is kept. */
export const COOKIE_DAYS = 365;

/** The cookies of this page, through js-cookie. A server render has its own jar, of the request. */
export function createBrowserJar(): CookieJar {
  const attributes = () => ({
    path: '/',
    sameSite: 'lax' as const,
    secure: window.location.protocol === 'https:',
  });
  return {
    get: (name) => Cookies.get(name),
    set: (name, value, days) => {
      Cookies.set(name, value, { ...attributes(), ...(days !== undefined && { expires: days }) });
    },
    remove: (name) => Cookies.remove(name, attributes()),
  };
}
