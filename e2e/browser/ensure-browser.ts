import { execFileSync } from 'node:child_process';
import { installDebian } from '@handover/shared/testing/debian';
import { findOrFetch } from '@handover/shared/testing/find-or-fetch';
import { findBrowser, findLightBrowser } from './find-browser.ts';
import { unpackBrowser } from './unpacked-browser.ts';

const playwright = new URL(import.meta.resolve('@playwright/test/cli')).pathname;

const downloaded = {
  name: "Playwright's own download",
  get: () =>
    execFileSync(process.execPath, [playwright, 'install', 'chromium'], {
      stdio: 'pipe',
      timeout: 180_000,
    }),
};
const installed = {
  name: "Debian's chromium-headless-shell package",
  get: () => installDebian(['chromium-headless-shell', 'fonts-liberation']),
};
const unpacked = {
  name: "Debian's chromium-headless-shell, unpacked into e2e/.cache",
  get: () => unpackBrowser('chromium-headless-shell'),
};

// The system is not changed if it has a complete Chromium.
const browser =
  findOrFetch(
    'light browser',
    findLightBrowser,
    findBrowser() ? [unpacked] : [downloaded, installed, unpacked],
  ) ?? findBrowser();
if (!browser) {
  console.error('The browser tests need Chromium. Install one and name it in CHROMIUM_PATH.');
  process.exit(1);
}
console.log(`Browser for the tests: ${browser}`);
