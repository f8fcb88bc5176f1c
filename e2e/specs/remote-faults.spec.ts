import type { ReleaseSet } from '@handover/shared/federation';
import { inSuite } from '@handover/shared/testing/suite';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Fault, faults } from '../faults/faults.ts';
import { startFaultyStores } from '../faults/faulty-stores.ts';
import { unexpected, watchPage } from '../fixtures/clean-console.fixture.ts';
import { inBothSuites } from '../fixtures/in-both-suites.ts';
import { isMarked, markWindow, signedIn } from '../fixtures/signed-in.fixture.ts';
import { openAccount } from '../product/account.ts';
import { expectTitle, type Target, targetsOf } from '../product/targets.ts';

type Stores = Awaited<ReturnType<typeof startFaultyStores>>;
type Gateway = Stores['alone'];

let stores: Stores;
let somebody: Awaited<ReturnType<typeof openAccount>>;

test.beforeAll(async () => {
  stores = await startFaultyStores(process.env.E2E_ADDRESS ?? '', process.env.E2E_DATA_DIR ?? '');
  somebody = await openAccount(stores.alone.address);
});
test.afterAll(() => stores.stop());

for (const [number, [what, fault]] of Object.entries(faults).entries()) {
  // Every fault over every remote in `test:long`; else over one of them, the next one each time.
  const failing = (targets: readonly Target[]) =>
    inSuite({ test: targets.filter((_, index) => index === number % targets.length), long: targets });

  test(
    `${what}: a remote fails alone and comes back, and its fallback steps in where it has one`,
    inBothSuites,
    async ({ browser }) => {
      const behind = async (gateway: Gateway) => {
        const { length: since } = gateway.log();
        const all = targetsOf(await setOf(gateway));
        return { gateway, since, all, targets: failing(all) };
      };
      const [alone, backed] = [await behind(stores.alone), await behind(stores.backed)];

      await Promise.all(
        alone.targets.map((target) => {
          const other = alone.all.find(
            ({ remote, inNavigation }) => inNavigation && remote !== target.remote,
          );
          if (!other) throw new Error('no other area');
          return inBrowser(browser, alone.gateway, fault, [target], (page) =>
            failsAlone(page, fault, target, other),
          );
        }),
      );
      // One page after the other, but where each would wait in vain, or changes the whole set.
      const apart = fault.hangs || fault.ofSet;
      const groups = apart ? backed.targets.map((target) => [target]) : [backed.targets];
      await Promise.all(
        groups.map((targets) =>
          inBrowser(browser, backed.gateway, fault, targets, (page) => areReplaced(page, fault, targets)),
        ),
      );
      for (const { gateway, since, targets } of [alone, backed])
        for (const target of targets) await expectReported(gateway, since, fault, target);
    },
  );
}

/** One area fails while the rest of the page works, and is there again once the cause is gone. */
async function failsAlone(page: Page, fault: Fault, target: Target, other: Target) {
  const mend = await fault.make(page, target);
  await open(page, target);
  await markWindow(page);
  if (fault.hangs) await expect(page.locator('main [role=status]').first()).toBeVisible();
  else await expectFailed(page, fault);

  await inNavigation(page, other).click();
  await expectShown(page, other);
  await page.goBack({ waitUntil: 'commit' });
  await expectFailed(page, fault);

  await mend();
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  if (fault.ofSet) await loadNewVersion(page);
  await expectShown(page, target);
  expect(await isMarked(page)).toBe(!fault.ofSet);
}

/** The versions before are there in their place, and nobody is told. */
async function areReplaced(page: Page, fault: Fault, targets: readonly Target[]) {
  const came = new Set<string>();
  page.on('response', (answer) => answer.ok() && came.add(new URL(answer.url()).pathname));
  for (const target of targets) await fault.make(page, target);
  for (const target of targets) {
    await open(page, target);
    await expect.poll(() => [...came]).toContain(target.release.fallback?.entry);
    await expectShown(page, target);
  }
}

const setOf = async ({ address }: Gateway): Promise<ReleaseSet> =>
  (await fetch(`${address}/release-set.json`)).json();

/** A page of a browser of its own, which may say nothing but that these remotes fail. */
async function inBrowser(
  browser: Browser,
  { address }: Gateway,
  fault: Fault,
  failing: readonly Target[],
  run: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({
    baseURL: address,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  try {
    await signedIn(context, somebody, address);
    const page = await context.newPage();
    const { messages } = watchPage(page, address);
    await run(page);
    // The live line waits its turn where so many pages are open at once.
    const caused = [
      ...failing.map(({ remote }) => `/r/${remote}/`),
      '/ws/',
      ...(fault.says ? [fault.says] : []),
    ];
    expect(unexpected(messages, ...caused)).toEqual([]);
  } finally {
    await context.close();
  }
}

const inNavigation = (page: Page, { path }: Target) =>
  page.locator(`header nav a[href="${path}"]`).filter({ visible: true }).first();

async function open(page: Page, target: Target) {
  // From a light page; and what hangs would keep it loading.
  if (!target.inNavigation) await page.goto(target.path, { waitUntil: 'commit' });
  else if (page.url() === 'about:blank') await page.goto('/faq', { waitUntil: 'commit' });
  if (target.inNavigation) await inNavigation(page, target).click();
}

/** The failure in place of the page: which area, what else works, its number, and a way on. */
async function expectFailed(page: Page, { code }: Fault) {
  await expect(
    page.getByRole('heading', { level: 1, name: /^\p{Lu}.* cannot be shown right now$/u }),
  ).toBeVisible();
  await expect(page.getByText('Everything else works as usual')).toBeVisible();
  await expect(page.getByRole('alert').getByText(`Reference: ${code}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry', exact: true })).toBeVisible();
}

async function expectShown(page: Page, { path }: Target) {
  await expect(page).toHaveURL(path);
  await expectTitle(page);
}

async function loadNewVersion(page: Page) {
  await expect(page.getByText(/^Handover has been updated since/)).toBeVisible();
  await page.getByRole('button', { name: 'Load the new version', exact: true }).click();
}

/** What reached the gateway of a failure: in its log since it had so many lines, and in its metrics. */
async function expectReported(
  gateway: Gateway,
  since: number,
  { code, phase }: Fault,
  { remote, release: { version } }: Target,
) {
  const reports = () =>
    gateway
      .log()
      .slice(since)
      .map(({ remoteFailure }) => remoteFailure);
  const cause = expect.stringMatching(/./);
  await expect.poll(reports).toContainEqual(expect.objectContaining({ remote, version, phase, code, cause }));
  expect(await gateway.metrics()).toContain(
    `handover_remote_failures_total{remote="${remote}",version="${version}",phase="${phase}",code="${code}"}`,
  );
}
