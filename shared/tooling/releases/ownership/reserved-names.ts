import globals from 'globals';

/**
 * The first segments of paths that the gateway answers itself, so that no page can be there. Those of its files, such as `/robots.txt`, have
 * a dot, which no path of a page has.
 */
export const GATEWAY_PATHS: readonly string[] = [
  '/api',
  '/healthz',
  '/metrics',
  '/preview',
  '/r',
  '/readyz',
  '/reports',
  '/timings',
  '/widget-frame',
  '/ws',
];

/** Whether browsers have a global variable of this name, such as `location`. */
export const isBrowserGlobal = (name: string): boolean =>
  Object.hasOwn(globals.browser, name) || Object.hasOwn(globals.builtin, name);
