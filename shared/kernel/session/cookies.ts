import jsCookie from 'js-cookie';

/** The cookies of tokens and preferences. */
export interface Cookies {
  get(name: string): string | undefined;
  /** If `days` is absent, the cookie lives as long as the browser session. */
  set(name: string, value: string, days?: number): void;
  remove(name: string): void;
}

/** Lifetime of cookies that are remembered. */
export const COOKIE_DAYS = 365;

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
