import type { ReleaseSet } from '@handover/shared/federation';
import { inSuite } from '@handover/shared/testing/suite';
import { type Browser, expect, type Page, type Route, test } from '@playwright/test';
import { startFallbackGateways } from '../../../faults/fallback-gateways.ts';
import { type Fault, faults } from '../../../faults/faults.ts';
import { hasTamperedCodeRun } from '../../../faults/tampered.ts';
import { authenticate, isMarked, markWindow } from '../../../fixtures/authenticate.fixture.ts';
import { UNUSED_PRELOAD, unexpected, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { isHydrated } from '../../../fixtures/hydrated.ts';
import { inBothSuites } from '../../../fixtures/in-both-suites.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { dataDir, address as ownAddress } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { expectRealTitle, type RemotePage, remotePagesOf } from '../../../product/releases/remote-pages.ts';

type Gateways = Awaited<ReturnType<typeof startFallbackGateways>>;
type Gateway = Gateways['withoutFallback'];

let gateways: Gateways;
let account: Awaited<ReturnType<typeof createAccount>>;

test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  gateways = await startFallbackGateways(ownAddress(), dataDir());
  account = await createAccount(gateways.withoutFallback.address);
});
test.afterAll(() => gateways.stop());

/** Those of `pnpm test`: one of each way in which a remote fails. `integrity` has changed files as well. */
const KINDS = [
  'origin down',
  'hangs 30 s',
  'throws at load',
  'throws at render',
  'entry changed',
  'chunk gone',
  'types of an older host',
  'an export that the host lacks',
];

for (const [number, [faultName, fault]] of Object.entries(faults).entries()) {
  // `test:long` tests every fault with every remote, `pnpm test` one of each kind with one remote, taking turns.
  const selected = (targets: readonly RemotePage[]) =>
    inSuite({ test: targets.filter((_, index) => index === number % targets.length), long: targets });

  test(
    `${faultName}: only that remote fails and recovers, and its fallback is used where it has one`,
    KINDS.includes(faultName) ? inBothSuites : { tag: '@long' },
    async ({ browser }) => {
      const selectPages = async (gateway: Gateway) => {
        const { length: since } = gateway.log();
        const all = remotePagesOf(await fetchSet(gateway));
        const possible = all.filter((target) => fault.names?.(target).length !== 0);
        return { gateway, since, all, targets: selected(possible) };
      };
      const [withoutFallback, withFallback] = [
        await selectPages(gateways.withoutFallback),
        await selectPages(gateways.withFallback),
      ];

      await Promise.all(
        withoutFallback.targets.map((target) => {
          const other = withoutFallback.all.find(
            ({ remote, inNavigation }) => inNavigation && remote !== target.remote,
          );
          if (!other) throw new Error('no other area');
          return inBrowser(browser, withoutFallback.gateway, fault, [target], (page) =>
            expectIsolatedFailure(page, fault, target, other),
          );
        }),
      );
      // The faults share a page, one after the other, unless each would wait for the timeout, or the fault replaces
      // the whole set.
      const separately = fault.hangs || fault.inReleaseSet;
      const groups = separately ? withFallback.targets.map((target) => [target]) : [withFallback.targets];
      await Promise.all(
        groups.map((targets) =>
          inBrowser(browser, withFallback.gateway, fault, targets, (page) =>
            expectFallbacks(page, fault, targets),
          ),
        ),
      );
      for (const { gateway, since, targets } of [withoutFallback, withFallback])
        for (const target of targets) await expectReported(gateway, since, fault, target);
    },
  );
}

test('texts that were changed are not shown: those of the version before are, and it is reported', async ({
  browser,
}) => {
  const gateway = gateways.withFallback;
  const { length: since } = gateway.log();
  const all = remotePagesOf(await fetchSet(gateway));
  const target = all.find(({ inNavigation }) => inNavigation);
  if (!target) throw new Error('no area');
  const { release } = target;
  const file = String(release.locales.en);
  const fault: Fault = {
    code: 'HR-701',
    phase: 'texts',
    names: () => [file],
    inject: async (page) => {
      const change = (route: Route) =>
        route.fulfill({ contentType: 'application/json', body: '{"title":"Tampered"}' });
      await page.route(`**${file}`, change);
      return () => page.unroute(`**${file}`, change);
    },
  };
  await inBrowser(browser, gateway, fault, [target], async (page) => {
    await fault.inject(page, target);
    const older = page.waitForResponse((response) =>
      response.url().endsWith(String(release.fallback?.locales.en)),
    );
    await open(page, target);
    expect((await older).ok()).toBe(true);
    await expectShown(page, target);
    await expect(page.getByText('Tampered')).toHaveCount(0);
  });
  await expectReported(gateway, since, fault, target);
});

/** One area fails while the rest of the page works, and recovers once the fault is removed. */
async function expectIsolatedFailure(page: Page, fault: Fault, target: RemotePage, other: RemotePage) {
  const repair = await fault.inject(page, target);
  await open(page, target);
  await markWindow(page);
  if (fault.hangs) await expect(page.locator('main [role=status]').first()).toBeVisible();
  else await expectFailed(page, fault);

  await navigationLink(page, other).click();
  await expectShown(page, other);
  await page.goBack({ waitUntil: 'commit' });
  await expectFailed(page, fault);

  await repair();
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  if (fault.inReleaseSet) await loadNewVersion(page);
  await expectShown(page, target);
  expect(await isMarked(page)).toBe(!fault.inReleaseSet);
  expect(await hasTamperedCodeRun(page)).toBe(false);
}

/** The fallback versions are shown instead, without an error message. */
async function expectFallbacks(page: Page, fault: Fault, targets: readonly RemotePage[]) {
  const loaded = new Set<string>();
  page.on('response', (answer) => answer.ok() && loaded.add(new URL(answer.url()).pathname));
  for (const target of targets) await fault.inject(page, target);
  for (const target of targets) {
    await open(page, target);
    await expect.poll(() => [...loaded]).toContain(target.release.fallback?.entry);
    await expectShown(page, target);
  }
  expect(await hasTamperedCodeRun(page)).toBe(false);
}

const fetchSet = async ({ address }: Gateway): Promise<ReleaseSet> =>
  (await fetch(`${address}/release-set.json`)).json();

/** Runs with a page in its own browser context; its console may log nothing but the failures of these remotes. */
async function inBrowser(
  browser: Browser,
  { address }: Gateway,
  fault: Fault,
  selected: readonly RemotePage[],
  run: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({
    baseURL: address,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  try {
    await authenticate(context, account, address);
    const page = await context.newPage();
    const { messages } = watchPage(page, address);
    await run(page);
    // The WebSocket may fail at first with so many open pages.
    const expected = [
      ...selected.map(({ remote }) => `/r/${remote}/`),
      '/ws/',
      UNUSED_PRELOAD,
      ...(fault.consoleMessage ? [fault.consoleMessage] : []),
    ];
    expect(unexpected(messages, ...expected)).toEqual([]);
  } finally {
    await context.close();
  }
}

const navigationLink = (page: Page, { path }: RemotePage) =>
  page.locator(`header nav a[href="${path}"]`).filter({ visible: true }).first();

async function open(page: Page, target: RemotePage) {
  // Starts at a light page. Does not wait for `load`, which a hanging remote would delay.
  if (!target.inNavigation) await page.goto(target.path, { waitUntil: 'commit' });
  else if (page.url() === 'about:blank') await page.goto('/faq', { waitUntil: 'commit' });
  if (!target.inNavigation) return;
  const link = navigationLink(page, target);
  // Until then the link would open a document, with the styles of the page and the rest that the server has rendered.
  await expect.poll(() => isHydrated(link)).toBe(true);
  await link.click();
}

/** The error page: the name of the area, a hint that the rest works, the error code, and Retry. */
async function expectFailed(page: Page, { code }: Fault) {
  await expect(
    page.getByRole('heading', { level: 1, name: /^\p{Lu}.* cannot be shown right now$/u }),
  ).toBeVisible();
  await expect(page.getByText('Everything else works as usual')).toBeVisible();
  await expect(page.getByRole('alert').getByText(`Reference: ${code}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry', exact: true })).toBeVisible();
}

async function expectShown(page: Page, { path }: RemotePage) {
  await expect(page).toHaveURL(new RegExp(`${path}(\\?page=\\d+)?$`));
  await expectRealTitle(page);
}

async function loadNewVersion(page: Page) {
  await expect(page.getByText(/^Handover has been updated since/)).toBeVisible();
  await page.getByRole('button', { name: 'Load the new version', exact: true }).click();
}

/** Expects that the failure is in the gateway's log, after the first `since` lines, and in its metrics. */
async function expectReported(
  gateway: Gateway,
  since: number,
  { code, phase, names }: Fault,
  target: RemotePage,
) {
  const { remote, release } = target;
  const { version } = release;
  const reports = () =>
    gateway
      .log()
      .slice(since)
      .map(({ remoteFailure }) => remoteFailure);
  const files = names?.(target).map((file) => file.replaceAll('.', '\\.')) ?? ['.'];
  const cause = expect.stringMatching(files.join('|'));
  await expect.poll(reports).toContainEqual(expect.objectContaining({ remote, version, phase, code, cause }));
  expect(await gateway.metrics()).toContain(
    `handover_remote_failures_total{remote="${remote}",version="${version}",phase="${phase}",code="${code}"}`,
  );
}
