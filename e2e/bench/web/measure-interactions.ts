import { routes } from '@handover/shared/contract';
import type { BrowserContext } from '@playwright/test';
import { translationsOf } from '../../fixtures/translations.fixture.ts';
import { recordTimes, type Step, timesOf } from '../fluency/interaction-times.ts';
import { clickOn } from '../fluency/visit.ts';

const CPU_SLOWDOWN = 4;
const form = translationsOf('mfe-opportunities', 'en');

/** The longest time to the next paint of ten interactions, each on a processor four times slower. */
export async function measureInteractions(context: BrowserContext) {
  const page = await context.newPage();
  await recordTimes(page);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const longest: Record<string, number> = {};
  const measure = async (name: string, run: (step: Step) => Promise<void>) => {
    const { interactions, work } = await timesOf(page, client, run);
    longest[name] = Math.round(Math.max(0, ...interactions));
    longest[`${name}: work of the main thread`] = Math.round(Math.max(0, ...work));
  };
  const type = (name: string, text: string) =>
    measure(name, async (step) => {
      for (const key of text) await step(() => page.keyboard.type(key));
    });

  await page.goto(routes.opportunities('sell'));
  await page.locator('main article').first().waitFor();
  const search = page.getByRole('searchbox').first();
  await measure('browse: into the search', (step) => step(() => clickOn(search)));
  await type('browse: a key in the search', 'met');
  await measure('browse: tab on', async (step) => {
    for (let presses = 0; presses < 3; presses += 1) await step(() => page.keyboard.press('Tab'));
  });
  await measure('to my opportunities', (step) =>
    step(() => clickOn(page.locator(`header a[href="${routes.opps()}"]`).first())),
  );
  await page.waitForURL((url) => url.pathname === routes.opps());

  await page.goto(routes.oppEdit('create', { type: 'sell' }));
  const title = page.getByRole('textbox', { name: form('form.project_title') }).first();
  await measure('opportunity form: into the title', (step) => step(() => clickOn(title)));
  await type('opportunity form: a key in the title', 'Turned parts');
  await measure('opportunity form: to the next field', async (step) => {
    for (let presses = 0; presses < 3; presses += 1) await step(() => page.keyboard.press('Tab'));
  });
  const texts = page.locator('main form textarea');
  await measure('opportunity form: into a long text', (step) => step(() => clickOn(texts.first())));
  await type('opportunity form: a key in a long text', 'Two halls');
  await measure('opportunity form: undo', (step) => step(() => page.keyboard.press('Control+z')));
  await page.close();
  return longest;
}
