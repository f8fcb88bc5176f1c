import { limit } from '@handover/shared/testing/limit';
import { inSuite } from '@handover/shared/testing/suite';
import { defineConfig } from '@playwright/test';
import { launchPath } from './browser/find-browser.ts';
import { useWorkerProduct, WORKERS } from './product/worker-products.ts';
import { projects } from './projects.ts';

// Playwright loads this file in every worker as well.
useWorkerProduct();

export default defineConfig({
  testDir: 'specs',
  // It is emptied before a run.
  outputDir: `test-results/${process.env.TEST_PART ?? 'some'}`,
  ...inSuite({ test: { grepInvert: /@long/ }, long: { grep: /@long/ } }),
  globalSetup: './product/worker-products.ts',
  workers: process.env.E2E_ADDRESS ? 1 : WORKERS,
  // The timeout only ends tests that hang: a busy machine must not fail a test. Waits for a build or a process have
  // longer ones (`product/limits.ts`).
  timeout: limit(120_000),
  expect: { timeout: limit(20_000) },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['./product/results.reporter.ts']],
  projects,
  use: {
    locale: 'en-GB',
    actionTimeout: limit(20_000),
    viewport: { width: 1280, height: 900 },
    // A trace fetches blobs, which the content security policy forbids: that would log errors on the console.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...launchPath(),
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
