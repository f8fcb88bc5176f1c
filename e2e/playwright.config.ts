import { inSuite } from '@handover/shared/testing/suite';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser/find-browser.ts';
import { useOwnProduct } from './product/products.ts';

// Every worker loads this file, too.
useOwnProduct();
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'specs',
  ...inSuite({ test: { grepInvert: /@long/ }, long: { grep: /@long/ } }),
  globalSetup: './product/products.ts',
  workers: process.env.E2E_ADDRESS ? 1 : 2,
  // These limits end what hangs; a machine that does much else at once is no failure.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['./product/results.reporter.ts']],
  use: {
    locale: 'en-GB',
    actionTimeout: 60_000,
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
