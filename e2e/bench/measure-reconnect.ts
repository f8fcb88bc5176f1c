import { type Browser, expect } from '@playwright/test';
import { authenticate } from '../fixtures/authenticate.fixture.ts';
import { socketOf, watchSockets } from '../fixtures/watched-socket.fixture.ts';
import { LONG_TIMEOUT } from '../product/limits.ts';
import { pidOf } from '../product/processes.ts';
import type { Product } from '../product/product.ts';
import { createAccount } from '../product/records/account.ts';
import { timed } from './stopwatch.ts';

/** Measures how long a page has no socket when the api is killed and restarted. */
export async function measureReconnect(browser: Browser, product: Product): Promise<void> {
  const page = await browser.newPage({ baseURL: product.address });
  const opened = (times: number) =>
    expect.poll(async () => (await socketOf(page)).ready, { ...LONG_TIMEOUT, intervals: [50] }).toBe(times);
  try {
    await authenticate(
      page.context(),
      await createAccount(product.address, product.dataDir),
      product.address,
    );
    await watchSockets(page.context());
    await page.goto('/notifications');
    await opened(1);
    process.kill(pidOf(product.dataDir, 'api'), 'SIGKILL');
    await timed('the socket after kill -9 of the api, until it is open again', () => opened(2));
  } finally {
    await page.context().close();
  }
}
