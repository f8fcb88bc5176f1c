import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, expect } from '@playwright/test';
import { launchPath } from '../browser/find-browser.ts';
import { authenticate } from '../fixtures/authenticate.fixture.ts';
import { measureLayoutShift } from '../fixtures/layout-shift.fixture.ts';
import { measureKit } from '../fixtures/measure-kit.fixture.ts';
import { withLanguage, withoutSoundQuestion, withScheme } from '../fixtures/preferences.fixture.ts';
import { Product } from '../product/product.ts';
import { type Picture, picturesOf } from './pages.ts';

/**
 * `pnpm pictures:pages [name …]`: every page, tab and dialog of the demo in four variants, as files of `.cache/pictures`, with what was
 * measured on each in `measures.json`. `ADDRESS` names a product that runs already. A picture shows the whole page; after something was done on it, as in
 * a dialog, the window.
 */
const FOLDER = join(import.meta.dirname, '../../.cache/pictures');
const VARIANTS = [
  { language: 'en', scheme: 'light', width: 1280, height: 800 },
  { language: 'fr', scheme: 'dark', width: 1280, height: 800 },
  { language: 'fr', scheme: 'light', width: 360, height: 780 },
  { language: 'en', scheme: 'dark', width: 360, height: 780 },
] as const;
/** A4 between its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };
type Variant = (typeof VARIANTS)[number];

const { positionals: names } = parseArgs({ allowPositionals: true });
const product = process.env.ADDRESS ? undefined : await new Product().start();
const address = process.env.ADDRESS ?? product?.address ?? '';
const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...launchPath() });
const pictures = (await picturesOf(address)).filter(({ name }) => names.length === 0 || names.includes(name));
if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const measures: Record<string, unknown> = {};
for (const picture of pictures)
  for (const variant of VARIANTS) {
    const file = `${picture.name}.${variant.language}.${variant.scheme}.${variant.width}`;
    try {
      measures[file] = await take(browser, picture, variant, join(FOLDER, `${file}.png`));
      console.log(file);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${file}: ${(error as Error).message}`);
    }
  }
writeFileSync(join(FOLDER, 'measures.json'), JSON.stringify(measures, null, 2));
await browser.close();
await product?.dispose();

/** Opens the page in a browser of its own, and writes its picture. @returns what was measured */
async function take(browser: Browser, picture: Picture, variant: Variant, path: string) {
  const { language, scheme, width, height } = variant;
  const context = await browser.newContext({
    baseURL: address,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: 'Europe/Paris',
    viewport: picture.printed ? PAPER : { width, height },
    hasTouch: width < 600,
    isMobile: width < 600,
    reducedMotion: 'reduce',
    // It would answer calls that a picture wants to fail.
    serviceWorkers: 'block',
  });
  try {
    if (picture.who) await authenticate(context, picture.who, address);
    await withLanguage(context, language, address);
    await withScheme(context, scheme, address);
    await withoutSoundQuestion(context);
    const page = await context.newPage();
    const layoutShift = await measureLayoutShift(page);
    await page.goto(picture.path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await picture.act?.(page, language);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const shifted = await layoutShift();
    if (picture.printed) await page.emulateMedia({ media: 'print' });
    const measured = { layoutShift: shifted, ...(await page.evaluate(measureKit)) };
    await page.screenshot({ path, fullPage: !picture.act });
    return measured;
  } finally {
    await context.close();
  }
}
