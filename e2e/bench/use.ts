import { availableParallelism, loadavg } from 'node:os';
// biome-ignore lint/plugin: the time in which a page is read; nothing is asserted
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ReleaseSet } from '@handover/shared/federation';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { launchPath } from '../browser/find-browser.ts';
import { authenticate } from '../fixtures/authenticate.fixture.ts';
import { followTo } from '../fixtures/leftovers.fixture.ts';
import { startGateway } from '../product/gateway.ts';
import { apiAddressOf } from '../product/processes.ts';
import { Product } from '../product/product.ts';
import { recordPaths } from '../product/releases/record-paths.ts';

// Reads what browsers report of each remote while somebody goes through its pages: long tasks and memory, for its
// budgets. It never fails because of slowness.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    rounds: { type: 'string', default: '3' },
    /** How long each page is read. */
    seconds: { type: 'string', default: '10' },
    /** How many times slower the processor is. */
    slower: { type: 'string', default: '1' },
  },
});
/** A page of the host, between those of remotes. */
const ELSEWHERE = '/faq';
/** Leads on to the list at once. */
const REDIRECT = '/search';
const READERS = [
  { email: undefined, accesses: ['guest'] },
  { email: 'seller@handover.test', accesses: ['anyone', 'signed-in'] },
  { email: 'staff@handover.test', accesses: ['staff'] },
];

interface Use {
  minutes: number;
  longTasks: number;
  /** MB, on average. */
  memory: number;
}

// `E2E_DATA_DIR` names a product that runs already.
const started = process.env.E2E_DATA_DIR ? undefined : await new Product().start();
const dataDir = process.env.E2E_DATA_DIR ?? started?.dataDir ?? '';
const rounds: Record<string, Use>[] = [];
const load: number[] = [];
const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...launchPath() });
try {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    // This gateway has counters of its own.
    const gateway = await startGateway(dataDir, apiAddressOf(dataDir));
    try {
      for (const reader of READERS) await readPages(browser, gateway, reader);
      rounds.push(usesIn(await gateway.metrics()));
      load.push(loadavg()[0] ?? 0);
    } finally {
      await gateway.stop();
    }
  }
} finally {
  await browser.close();
  await started?.dispose();
}
printUses();

async function readPages(
  from: Browser,
  { address, metrics }: Pick<Awaited<ReturnType<typeof startGateway>>, 'address' | 'metrics'>,
  { email, accesses }: (typeof READERS)[number],
) {
  const context = await from.newContext({ baseURL: address, locale: 'en' });
  context.setDefaultTimeout(120_000);
  if (email) await authenticate(context, email, address);
  const pathOf = email ? await recordPaths(address, email) : async (path: string) => path;
  const { remotes }: ReleaseSet = await (await fetch(`${address}/release-set.json`)).json();
  for (const [remote, { version, routes }] of Object.entries(remotes)) {
    const opened = routes.filter(({ path, access }) => path !== REDIRECT && accesses.includes(access));
    if (opened.length === 0) continue;
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
    // The worker is started once the page is watched.
    const watched = page.waitForEvent('worker');
    await page.goto(ELSEWHERE);
    await watched;
    for (const { path } of opened) {
      await followTo(page, await pathOf(path));
      await read(page);
      await followTo(page, ELSEWHERE);
    }
    // The page sends its report when it is left.
    const minutes = async () => usesIn(await metrics())[`${remote} ${version}`]?.minutes ?? 0;
    const before = await minutes();
    await page.goto('about:blank');
    await expect.poll(minutes).toBeGreaterThan(before);
    await page.close();
  }
  await context.close();
}

/** Scrolls, and moves through the page by the keyboard. */
async function read(page: Page): Promise<void> {
  for (let second = 0; second < Number(values.seconds); second += 1) {
    await page.mouse.wheel(0, second % 4 < 2 ? 600 : -600);
    await page.keyboard.press('Tab');
    await sleep(1000);
  }
}

/** The use by remote and version. */
function usesIn(metrics: string): Record<string, Use> {
  const read = (name: string) =>
    Object.fromEntries(
      [
        ...metrics.matchAll(
          new RegExp(`^handover_remote_${name}\\{remote="(.*)",version="(.*)"\\} (\\S+)$`, 'gm'),
        ),
      ].map(([, remote, version, value]) => [`${remote} ${version}`, Number(value)]),
    );
  const [tasks, heaps, bytes] = ['long_tasks_total', 'heap_bytes_count', 'heap_bytes_sum'].map(read);
  return Object.fromEntries(
    Object.entries(read('use_seconds_total')).map(([key, seconds]) => [
      key,
      {
        minutes: seconds / 60,
        longTasks: (tasks?.[key] ?? 0) / (seconds / 60),
        memory: (bytes?.[key] ?? 0) / (heaps?.[key] ?? 0) / 1e6,
      },
    ]),
  );
}

function printUses() {
  console.log(
    `${availableParallelism()} cores, load ${load.map((each) => each.toFixed(1)).join(', ')}; a processor ${values.slower} times slower; each round\n`,
  );
  for (const key of Object.keys(rounds[0] ?? {}).sort()) {
    const of = (figure: keyof Use) => rounds.map((uses) => uses[key]?.[figure].toFixed(1)).join(', ');
    console.log(
      `${key.padEnd(36)}${of('minutes')} min of use, ${of('longTasks')} long tasks a minute, ${of('memory')} MB of heap`,
    );
  }
}
