import { execFileSync } from 'node:child_process';
import { installDebian } from '@handover/shared/testing/debian';
import { findOrFetch } from '@handover/shared/testing/find-or-fetch';
import { findBrowser } from './find-browser.ts';
import { unpackChromium } from './unpacked-chromium.ts';

const playwright = new URL(import.meta.resolve('@playwright/test/cli')).pathname;

const browser = findOrFetch('browser', findBrowser, [
  {
    name: "Playwright's own download",
    get: () =>
      execFileSync(process.execPath, [playwright, 'install', 'chromium'], {
        stdio: 'pipe',
        timeout: 180_000,
      }),
  },
  { name: "Debian's chromium package", get: () => installDebian(['chromium', 'fonts-liberation']) },
  { name: "Debian's chromium, unpacked into e2e/.cache", get: unpackChromium },
]);
if (!browser) {
  console.error('The browser tests need Chromium. Install one and name it in CHROMIUM_PATH.');
  process.exit(1);
}
console.log(`Browser for the tests: ${browser}`);
