import { type Browser, expect } from '@playwright/test';
import { signedIn } from '../fixtures/signed-in.fixture.ts';
import { lineOf, watchLines } from '../fixtures/watched-line.fixture.ts';
import { openAccount } from '../product/account.ts';
import { PATIENT } from '../product/limits.ts';
import type { Product } from '../product/product.ts';
import { pidOf } from '../product/running-parts.ts';
import { timed } from './stopwatch.ts';

/** How long a page is without its socket when the api dies and is started again. */
export async function measureReconnect(browser: Browser, product: Product): Promise<void> {
  const page = await browser.newPage({ baseURL: product.address });
  const opened = (times: number) =>
    expect.poll(async () => (await lineOf(page)).opened, { ...PATIENT, intervals: [50] }).toBe(times);
  try {
    await signedIn(page.context(), await openAccount(product.address), product.address);
    await watchLines(page.context());
    await page.goto('/notifications');
    await opened(1);
    process.kill(pidOf(product.dataDir, 'api'), 'SIGKILL');
    await timed('the socket after kill -9 of the api, until it is open again', () => opened(2));
  } finally {
    await page.context().close();
  }
}
