import { routes } from '@handover/shared/contract';
import type { BrowserContext } from '@playwright/test';

const NAVIGATIONS = 50;
const PATHS = [routes.opportunities('sell'), routes.opps(), routes.deals(), routes.home];

/** The heap after some navigations that load all code, and after fifty more. */
export async function measureHeap(context: BrowserContext) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.goto(routes.home);
  const navigate = async (times: number) => {
    for (let index = 0; index < times; index += 1) {
      const path = PATHS[index % PATHS.length] ?? routes.home;
      await page.locator(`header a[href="${path}"]`).first().click();
      await page.waitForURL((url) => url.pathname === path);
      await page.waitForLoadState('networkidle');
    }
  };
  const used = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize;
  };
  await navigate(PATHS.length * 2);
  const before = await used();
  await navigate(NAVIGATIONS);
  const after = await used();
  await page.close();
  return { before, after };
}
