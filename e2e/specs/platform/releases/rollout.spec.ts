import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatVisitor, type Visitor, visitorIn } from '@handover/tooling/releases';
import type { Browser, Page } from '@playwright/test';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS, LONG_TIMEOUT } from '../../../product/limits.ts';
import { dataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { copyAsVersion } from '../../../product/releases/copy-as-version.ts';
import { releaseCommands } from '../../../product/releases/release-tool.ts';

/** A part of people get a release first. Two gateways watch it, and widen it or take it back by themselves. */

const productDir = dataDir();
const REMOTE = 'mfe-opportunities';
const SALES = '/opportunities/sell-opportunities';
/** The code in the remote's entry. */
const FAULT = `;setTimeout(() => { throw new TypeError('the faulty timer') });`;

let folder: string;
let gateways: Awaited<ReturnType<typeof startGateway>>[];
let commands: ReturnType<typeof releaseCommands>;
let good: string;
// Releases by the tool, each in a process of its own.
test.describe.configure({ timeout: HANG_LIMIT_MS });
test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  folder = mkdtempSync(join(tmpdir(), 'handover-rollout-'));
  cpSync(join(productDir, 'releases'), join(folder, 'releases'), { recursive: true });
  const api = apiAddressOf(productDir);
  commands = releaseCommands(folder, api);
  // Each person has an address of their own, as behind a proxy.
  const settings = { TRUSTED_PROXIES: '127.0.0.1' };
  gateways = await Promise.all([1, 2].map(() => startGateway(folder, api, settings)));
  good = (await (await fetch(`${addressOf(0)}/release-set.json`)).json()).remotes[REMOTE].version;
});
test.afterAll(async () => {
  await Promise.all((gateways ?? []).map((gateway) => gateway.stop()));
  rmSync(folder, { recursive: true, force: true });
});

const addressOf = (number: number) => gateways[number % 2]?.address ?? '';
const pointer = () => JSON.parse(readFileSync(join(folder, 'releases', 'current.json'), 'utf8'));
const shownVersion = (page: Page): Promise<string> =>
  page.evaluate(
    (remote) => JSON.parse(document.getElementById('release-set')?.textContent ?? '').remotes[remote].version,
    REMOTE,
  );
let addresses = 0;
const nextAddress = () => {
  addresses += 1;
  return `203.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

/** Releases a copy of the current version to a part of people; resolves with its version once both gateways serve it. */
async function begin(number: number, added: string, ...options: string[]): Promise<string> {
  const copy = join(folder, `build-${number}`);
  const build = copyAsVersion(join(folder, 'releases', REMOTE, good), number, copy, added);
  const { code, output } = await commands.release(REMOTE, build, 'ada', ...options);
  expect(code, output).toBe(0);
  for (const number of [0, 1])
    await expect.poll(async () => (await visit(number)).cookie).toContain('rollout=');
  return JSON.parse(readFileSync(join(copy, 'build-manifest.json'), 'utf8')).version;
}

/** A page without a browser: the cookie that it sets. */
async function visit(gateway: number, cookie = '') {
  const address = nextAddress();
  const headers = { accept: 'text/html', 'x-forwarded-for': address, cookie };
  const response = await fetch(addressOf(gateway) + SALES, { headers });
  await response.text();
  return { address, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** The cookie of somebody whom the rollout has drawn, or has not. */
function drawn(arm: Visitor['arm'], rollout: Parameters<typeof visitorIn>[0] = pointer().rollout): string {
  let visitor: Visitor;
  do visitor = visitorIn(rollout, undefined);
  while (visitor.arm !== arm);
  return formatVisitor(visitor);
}

/** A browser that the rollout has drawn, or has not. */
async function personIn(browser: Browser, arm: Visitor['arm']) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': nextAddress() } });
  await context.addCookies([{ name: 'rollout', value: drawn(arm), url: addressOf(0) }]);
  const page = await context.newPage();
  const versions = new Set<string>();
  page.on('request', (request) => {
    const [, version] = new RegExp(`/r/${REMOTE}/([^/]+)/`).exec(request.url()) ?? [];
    if (version) versions.add(version);
  });
  return { context, page, versions };
}

/** How many people with uncaught errors the gateways have counted. */
async function peopleWithErrors(): Promise<string | undefined> {
  const { output } = await commands.command('rollout');
  return /uncaught errors: (\d+) of/.exec(output)?.[1];
}

test('each person has one set as a whole; one whose code throws is taken back by itself, and the history says why', async ({
  browser,
}) => {
  const faulty = await begin(1, FAULT, '--canary', '5%');
  const [first, other] = [await personIn(browser, 'canary'), await personIn(browser, 'current')];
  for (const { page, versions, expected } of [
    { ...first, expected: faulty },
    { ...other, expected: good },
  ]) {
    for (const number of [0, 1]) {
      await page.goto(addressOf(number) + SALES);
      expect(await shownVersion(page)).toBe(expected);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    }
    await page.reload();
    expect(await shownVersion(page)).toBe(expected);
    expect([...versions]).toEqual([expected]);
  }

  await authenticate(first.context, 'staff@handover.test', addressOf(0));
  await first.page.goto(`${addressOf(0)}${SALES}?federation`);
  const t = translationsOf('federation', 'en');
  const panel = first.page.getByRole('region', { name: t('label') });
  await expect(panel.getByText('tried with 5% of people')).toBeVisible();

  // However often it throws for one person.
  // Each is a process.
  await expect.poll(peopleWithErrors, { ...LONG_TIMEOUT, intervals: [3000] }).toBe('1');
  const refused = await commands.release(REMOTE, join(folder, 'build-1'), 'ada');
  expect(refused.output).toContain('5 % of people try the set');

  const more = [await personIn(browser, 'canary'), await personIn(browser, 'canary')];
  for (const [number, { page }] of more.entries()) await page.goto(addressOf(number) + SALES);
  await expect.poll(() => pointer().rollout, LONG_TIMEOUT).toBeUndefined();
  const [stop, start] = await commands.list();
  expect(start).toMatchObject({ action: 'canary', by: 'ada', share: 5 });
  expect(stop).toMatchObject({ action: 'stop', by: 'gateway', set: start.before, current: true });
  expect(stop.note).toMatch(/^3 of \d people with uncaught errors, with the set before 0 of \d \(evidence /);
  expect(stop.changes).toEqual([{ name: REMOTE, from: faulty, to: good }]);
  for (const number of [0, 1]) {
    await first.page.goto(addressOf(number) + SALES);
    expect(await shownVersion(first.page)).toBe(good);
  }
  for (const { context } of [first, other, ...more]) await context.close();
});

test('one that works is widened step by step, by what both gateways have seen, until everyone has it', {
  tag: '@long',
}, async () => {
  const next = await begin(2, '', '--canary', '20%', '--people', '10', '--minutes', '0');
  // The share of people with the set is exact: with random draws the gateways might wait.
  await expect
    .poll(
      async () => {
        const { rollout } = pointer();
        if (!rollout) return undefined;
        const others = Array<Visitor['arm']>(100 / rollout.share - 1).fill('current');
        for (const [number, arm] of ['canary' as const, ...others].entries()) {
          const { cookie, address } = await visit(number, `rollout=${drawn(arm, rollout)}`);
          await fetch(`${addressOf(number + 1)}/timings/`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
            body: JSON.stringify([{ what: 'render', remote: REMOTE, version: next, ms: 20 }]),
          });
        }
        return rollout;
      },
      { ...LONG_TIMEOUT, intervals: [100] },
    )
    .toBeUndefined();
  const [last, middle, start] = await commands.list();
  expect([last, middle, start].map(({ action, share, by }) => [action, share, by])).toEqual([
    ['widen', 100, 'gateway'],
    ['widen', 50, 'gateway'],
    ['canary', 20, 'ada'],
  ]);
  expect(last.note).toMatch(/^no harm found with \d+ people at 50 %$/);
  for (const number of [0, 1])
    await expect
      .poll(
        async () =>
          (await (await fetch(`${addressOf(number)}/release-set.json`)).json()).remotes[REMOTE].version,
      )
      .toBe(next);
});
