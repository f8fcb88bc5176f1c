import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@handover/shared/contract';
import { chromium, expect } from '@playwright/test';
import { launchPath } from '../browser/find-browser.ts';
import { authenticate } from '../fixtures/authenticate.fixture.ts';
import { Product } from '../product/product.ts';

// `pnpm pictures`: the two pictures of the README, of the demo. `ADDRESS` names a product that runs already.
const FOLDER = join(import.meta.dirname, '../../docs/pictures');

mkdirSync(FOLDER, { recursive: true });
const product = process.env.ADDRESS ? undefined : await new Product().start();
const address = process.env.ADDRESS ?? product?.address ?? '';
const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...launchPath() });
const context = await browser.newContext({
  baseURL: address,
  locale: 'en-GB',
  timezoneId: 'Europe/Paris',
  viewport: { width: 1280, height: 800 },
});
const page = await context.newPage();
const take = async (name: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 72 });
};

await page.goto(routes.opportunities());
await take('opportunities');
await authenticate(context, 'buyer@handover.test', address);
await page.goto(routes.deals());
await page.getByRole('main').locator(`a[href^="${routes.deals()}/"]`).first().click();
await take('deal');

await browser.close();
await product?.dispose();
