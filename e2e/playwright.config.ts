import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser/find-browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'specs',
  globalSetup: './product/shared-product.ts',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['./product/closing-line.reporter.ts']],
  use: {
    locale: 'en-GB',
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 900 },
    // A trace fetches blobs, which the content policy of the pages forbids: their consoles would not be clean.
    trace: 'off',
    // A visit that gets no answer shall fail as the browser has it, but where the offline page is the matter.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
