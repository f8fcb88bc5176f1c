import jsCookie from 'js-cookie';

/** Where tokens and preferences are kept: cookies of the browser, of a request, or in memory. */
export interface Cookies {
  get(name: string): string | undefined;
  /** Without `days` it lives as long as the browser session. */
  set(name: string, value: string, days?: number): void;
  remove(name: string): void;
}

/** How long what is remembered is kept. */
export const COOKIE_DAYS = 365;

/** The cookies of this page, through js-cookie. A server render has its own, of the request. */
export function createBrowserCookies(): Cookies {
  const attributes = () => ({
    path: '/',
    sameSite: 'lax' as const,
    secure: window.location.protocol === 'https:',
  });
  return {
    get: (name) => jsCookie.get(name),
    set: (name, value, days) => {
      jsCookie.set(name, value, { ...attributes(), ...(days !== undefined && { expires: days }) });
    },
    remove: (name) => jsCookie.remove(name, attributes()),
  };
}
