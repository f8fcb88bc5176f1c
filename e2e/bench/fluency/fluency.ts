import { availableParallelism, loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { launchPath } from '../../browser/find-browser.ts';
import { authenticate } from '../../fixtures/authenticate.fixture.ts';
import { translationsOf } from '../../fixtures/translations.fixture.ts';
import { Product } from '../../product/product.ts';
import { measureDeal } from './deal-interactions.ts';
import { measureForm } from './form-interactions.ts';
import { recordTimes, type Step, type Times, timesOf } from './interaction-times.ts';
import { measureLists } from './list-interactions.ts';
import { measureNotifications } from './notification-interactions.ts';
import { type LargeDeal, seedLargeDeal } from './seed-large-deal.ts';
import { type LargeRecords, seedLargeRecords } from './seed-large-records.ts';

// Measures how long the page takes to respond in lists and forms with as much as they may hold, on this processor and on one that is
// four times slower. Nothing fails by slowness. ADDRESS names a product that runs already.
const RATES = [1, 4];
const REPEATS = Number(process.env.REPEATS ?? 3);
/** The times of each repeat, by name and rate. */
const recorded = new Map<string, Map<number, Times[]>>();

const product = process.env.ADDRESS ? undefined : new Product();
await product?.start();
// This is the folder of the mails that confirm new accounts. With `ADDRESS`, set it as well.
if (product) process.env.E2E_DATA_DIR = product.dataDir;
const address = process.env.ADDRESS ?? product?.address ?? '';
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...launchPath(),
});
try {
  const records = await seedLargeRecords(address);
  const deal = await seedLargeDeal(address);
  for (let repeat = 0; repeat < REPEATS; repeat += 1)
    for (const rate of RATES) await visit(browser, records, deal, rate);
} finally {
  await browser.close();
  await product?.dispose();
  printTable();
}

async function visit(
  from: Browser,
  { owner, company }: LargeRecords,
  deal: LargeDeal,
  rate: number,
): Promise<void> {
  const context = await from.newContext({
    baseURL: address,
    locale: 'en',
    viewport: { width: 1280, height: 800 },
  });
  context.setDefaultTimeout(120_000);
  await authenticate(context, owner, address);
  const page = await context.newPage();
  await recordTimes(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const measure = async (name: string, run: (step: Step) => Promise<void>) => {
    const byRate = recorded.get(name) ?? new Map<number, Times[]>();
    recorded.set(name, byRate.set(rate, [...(byRate.get(rate) ?? []), await timesOf(page, devtools, run)]));
  };
  const type = (name: string, text: string) =>
    measure(name, async (step) => {
      for (const key of text) await step(() => page.keyboard.type(key));
    });
  const visitor = { page, address, measure, type };
  const companies = translationsOf('mfe-companies', 'en');
  const opportunities = translationsOf('mfe-opportunities', 'en');
  await measureLists(visitor);
  await measureNotifications(visitor);
  await measureForm(visitor, {
    name: 'company',
    path: `/user-companies/edit/${company}`,
    text: companies('form.name'),
  });
  await measureForm(visitor, {
    name: 'sale',
    path: `/user-opps/edit/create?type=sell&company=${company}`,
    text: opportunities('form.project_title'),
  });
  await context.clearCookies();
  await authenticate(context, deal.seller, address);
  await measureDeal(visitor, deal);
  await context.close();
}

/**
 * The value at a share of the values of a repeat. The result is the median of the repeats, so that other work on the
 * machine counts less.
 */
function figure(name: string, rate: number, kind: keyof Times, share: number): number {
  const times = recorded.get(name)?.get(rate) ?? [];
  return median(times.map((each) => sorted(each[kind])[Math.ceil(each[kind].length * share) - 1] ?? 0));
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((one, other) => one - other);
}

function median(values: readonly number[]): number {
  return sorted(values)[Math.floor(values.length / 2)] ?? 0;
}

function printTable(): void {
  const load = loadavg()[0]?.toFixed(1);
  const line = (name: string, ...cells: (string | number)[]) =>
    console.log(`  ${name.padEnd(32)}${cells.map((cell) => String(cell).padStart(14)).join('')}`);
  console.log(`\n${availableParallelism()} cores, load ${load}, median of ${REPEATS} repeats, milliseconds`);
  console.log(
    'Work is what the main thread did; to paint is from the key to the picture, which grows with the load.\n',
  );
  line('', 'work, p75', 'work, worst', 'worst at 1/4', 'to paint', 'to paint, 1/4');
  for (const name of recorded.keys()) {
    const worst = figure(name, 1, 'work', 1);
    const painted = RATES.map((rate) => Math.round(figure(name, rate, 'interactions', 1)) || '–');
    line(
      name,
      Math.round(figure(name, 1, 'work', 0.75)),
      Math.round(worst),
      Math.round(worst * 4),
      ...painted,
    );
  }
}
