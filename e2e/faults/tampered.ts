import type { Page, Route } from '@playwright/test';

declare global {
  interface Window {
    /** Set by changed scripts, if they run. */
    tamperedCodeRan?: boolean;
  }
}

/** A script with code that sets a flag, or a style that makes the page translucent. */
export const tampered = (text: string, url: string): string =>
  text + (url.includes('.css') ? '\nhtml{opacity:0.5}' : '\n;window.tamperedCodeRan=true;');

/** Responds with the file of the gateway, tampered with. A request that was given up meanwhile needs no response. */
export async function respondTampered(route: Route): Promise<void> {
  try {
    const response = await route.fetch();
    await route.fulfill({ response, body: tampered(await response.text(), route.request().url()) });
  } catch (error) {
    if (!/already handled|disposed|closed/.test(String(error))) throw error;
  }
}

export const hasTamperedCodeRun = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => window.tamperedCodeRan === true || getComputedStyle(document.documentElement).opacity !== '1',
  );
