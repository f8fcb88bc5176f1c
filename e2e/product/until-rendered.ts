import { expect } from '@playwright/test';

/** Resolves once a gateway renders a page on the server: until its worker is warm the browser does. */
export const untilRendered = (url: string): Promise<void> =>
  expect
    .poll(async () => (await fetch(url, { headers: { accept: 'text/html' } })).text())
    .toContain('data-rendered');
