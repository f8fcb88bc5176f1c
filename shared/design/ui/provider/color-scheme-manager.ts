import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import cookies from 'js-cookie';

export type ColorScheme = MantineColorScheme;
/** Its value is light, dark or auto. */
export const COLOR_SCHEME_COOKIE = 'color-scheme';

const isScheme = (value: unknown): value is ColorScheme =>
  value === 'light' || value === 'dark' || value === 'auto';

/**
 * A cookie, so that the gateway can write the scheme into the html, and nothing flashes.
 * @param chosen on the server: what the cookie of the request says
 */
export const createColorSchemeManager = (chosen?: ColorScheme): MantineColorSchemeManager => ({
  get: (fallback) => {
    const stored = typeof document === 'undefined' ? chosen : cookies.get(COLOR_SCHEME_COOKIE);
    return isScheme(stored) ? stored : fallback;
  },
  set: (value) => {
    cookies.set(COLOR_SCHEME_COOKIE, value, { expires: 365, sameSite: 'lax', path: '/' });
  },
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => cookies.remove(COLOR_SCHEME_COOKIE, { path: '/' }),
});
