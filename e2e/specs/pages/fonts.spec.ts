import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/clean-console.fixture.ts';
import { measureLayoutShift } from '../../fixtures/layout-shift.fixture.ts';
import { untilPainted } from '../../fixtures/painted.ts';
import { withLanguage } from '../../fixtures/preferences.fixture.ts';
import { tagByLanguage } from '../../fixtures/tag-by-language.ts';

/** The bytes of both families together, on a first view. */
const BUDGET = 47_000;

/** The fonts that a page loads, by the names of their files, with their bytes as sent. */
async function recordFonts(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const names = new Map<string, string>();
  const loaded = new Map<string, number>();
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const [, name] = /assets\/(.+)\.\w+\.woff2$/.exec(response.url) ?? [];
    if (name) names.set(requestId, name);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (name) loaded.set(name, encodedDataLength);
  });
  return loaded;
}
const namesOf = (fonts: Map<string, number>) => [...fonts.keys()].sort();

/** Adds a text to the page, and returns the fonts in which the browser draws it; those of the system with an asterisk. */
async function fontsOf(page: Page, text: string, family: 'sans' | 'serif') {
  await page.evaluate(
    async ([shown, variable]) => {
      document.getElementById('sample')?.remove();
      const sample = document.createElement('p');
      sample.id = 'sample';
      sample.style.fontFamily = `var(--${variable})`;
      sample.textContent = shown ?? '';
      document.querySelector('main')?.append(sample);
      sample.getBoundingClientRect();
      await document.fonts.ready;
    },
    [text, family],
  );
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#sample' });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : '*'}`);
}

for (const language of ['en', 'fr'] as const)
  test(
    `${language}: the main page loads one file of each family, and nothing moves when they come`,
    tagByLanguage('fr', language),
    async ({ page, context, watched }) => {
      await withLanguage(context, language);
      const layoutShift = await measureLayoutShift(page);
      const painted = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await painted.promise;
        await route.continue();
      });
      const fonts = await recordFonts(page);
      await page.goto('/', { waitUntil: 'commit' });
      // The fonts of the system are used.
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await untilPainted(page);
      painted.resolve();
      await expect.poll(() => namesOf(fonts)).toEqual(['inter-text', 'source-serif-4-text']);
      await page.evaluate(() => document.fonts.ready);
      const bytes = [...fonts.values()].reduce((sum, each) => sum + each, 0);
      console.log(`fonts of the main page in ${language}: ${bytes} bytes`);
      expect(bytes).toBeLessThanOrEqual(BUDGET);
      // What stands beside words moves by a pixel or two.
      expect(await layoutShift()).toBeLessThan(0.002);
      expect(watched.messages).toEqual([]);
    },
  );

const TEXTS: [language: string, text: string, ...parts: string[]][] = [
  ['French', 'L’œuvre d’Œdipe, « Été »\u00a0: 4\u202f800\u202f€ – là-bas, ça, où, maïs, nº 5…', 'text'],
  ['German', 'Größe, Übergabe, Ähre, „Straße“', 'text'],
  ['Spanish', 'José Íñiguez, ¿señor? ¡Ávila!', 'latin'],
  ['Polish', 'Łódź, Żółć, Wąchała, Świętochłowice', 'latin', 'europe'],
  ['Czech', 'Dvořák, Škoda, Čeněk Růžička, Ďáblice', 'latin', 'europe'],
  ['Turkish', 'İstanbul, Şişli, Çağrı Yıldız, Iğdır', 'latin', 'europe'],
];

/** Of those that need the same files `pnpm test` has one. */
const USUAL = ['French', 'Spanish', 'Polish'];

for (const [language, text, ...parts] of TEXTS)
  test(`${language} is drawn in our fonts, from files that come only for it`, {
    tag: USUAL.includes(language) ? [] : '@long',
  }, async ({ page }) => {
    const fonts = await recordFonts(page);
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const common = ['inter-text', 'source-serif-4-text'];
    await expect.poll(() => namesOf(fonts)).toEqual(common);
    // A page that was painted before they came keeps those of the system.
    await expect(async () => {
      await page.reload();
      await expect.poll(() => fontsOf(page, text, 'sans'), { timeout: 5000 }).toEqual(['Inter']);
    }).toPass();
    await expect.poll(() => fontsOf(page, text, 'serif')).toEqual(['Source Serif 4']);
    const wanted = parts.flatMap((part) => [`inter-${part}`, `source-serif-4-${part}`]);
    await expect.poll(() => namesOf(fonts)).toEqual([...new Set([...common, ...wanted])].sort());
  });

test('figures that are compared have one width', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const widths = await page.evaluate(() => {
    const sample = document.createElement('output');
    sample.style.cssText = 'font-family: var(--sans); position: absolute';
    document.querySelector('main')?.append(sample);
    return [...'0123456789'].map((digit) => {
      sample.textContent = digit.repeat(10);
      return sample.getBoundingClientRect().width;
    });
  });
  expect(widths[0]).toBeGreaterThan(0);
  expect(new Set(widths).size).toBe(1);
});
