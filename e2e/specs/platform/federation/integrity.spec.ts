import type { ReleaseSet } from '@handover/shared/federation';
import type { Page, Request } from '@playwright/test';
import { hasTamperedCodeRun, respondTampered } from '../../../faults/tampered.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test, unexpected } from '../../../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../../../fixtures/preferences.fixture.ts';
import { address } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { fetchSet } from '../../../product/releases/fetch-set.ts';

const BROWSE = '/opportunities/sell-opportunities';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The reports that the page sends, as they arrive. */
function watchReports(page: Page) {
  const reports: { code: string; remote: string; version: string; cause: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/reports/')) reports.push(request.postDataJSON());
  });
  return reports;
}

/** Tampers with files until the returned function is called. */
async function tamper(page: Page, isWanted: (pathname: string) => boolean) {
  const matches = ({ pathname }: URL) => isWanted(pathname);
  await page.route(matches, respondTampered);
  return () => page.unroute(matches, respondTampered);
}

const hostFiles: [what: string, file: (host: ReleaseSet['host']) => string | undefined, path: string][] = [
  ['the first script', ({ scripts }) => scripts[0], '/'],
  ['the chunk of the first page', ({ preload }) => preload.find((file) => file.includes('shell')), '/'],
  [
    'the same, on a page of a remote',
    ({ preload }) => preload.find((file) => file.includes('shell')),
    BROWSE,
  ],
  // The html for a visitor has it as text.
  ['a style', ({ styles }) => styles.find((file) => file.includes('shell')), '/user-details'],
];

for (const [what, pick, path] of hostFiles) {
  test(`${what} of the host was changed: it has no effect, code and file are told, and Retry recovers`, async ({
    page,
    context,
    watched,
  }) => {
    const { host } = await fetchSet();
    const file = pick(host) ?? '';
    if (path === '/user-details') await authenticate(context, await createAccount(address()));
    const reports = watchReports(page);
    const repair = await tamper(page, (pathname) => pathname === file);
    await page.goto(path);
    const alert = page.getByRole('alert').filter({ hasText: 'HR-801' });
    await expect(alert).toContainText(file);
    await expect(alert.getByRole('heading', { name: 'Something went wrong on our side' })).toBeVisible();
    expect(await hasTamperedCodeRun(page)).toBe(false);
    await expect
      .poll(() => reports)
      .toContainEqual(
        expect.objectContaining({
          code: 'HR-801',
          remote: 'host',
          version: host.version,
          cause: expect.stringContaining(file),
        }),
      );

    await repair();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(unexpected(watched.messages, file)).toEqual([]);
  });
}

test('in French, too', async ({ page, context }) => {
  await withLanguage(context, 'fr');
  const [main] = (await fetchSet()).host.scripts;
  await tamper(page, (pathname) => pathname === main);
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText(`Référence : HR-801 ${address()}${main}`);
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

/** The scripts of the host that a page requests. */
async function hostScriptsOf(page: Page, path: string) {
  const scripts = new Set<string>();
  const collect = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/^\/r\/host\/.*\.js$/.test(pathname)) scripts.add(pathname);
  };
  page.on('request', collect);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('request', collect);
  return scripts;
}

test('entry points of the host that a remote needs were changed: only that area fails, and recovers', async ({
  page,
  watched,
}) => {
  const atStart = await hostScriptsOf(page, '/');
  const onPage = await hostScriptsOf(page, BROWSE);
  const later = new Set([...onPage].filter((file) => !atStart.has(file)));
  const reports = watchReports(page);
  const repair = await tamper(page, (pathname) => later.has(pathname));
  await page.goto(BROWSE);
  await expect(page.getByRole('alert').getByText(/^Reference: HR-[45]01$/)).toBeVisible();
  expect(await hasTamperedCodeRun(page)).toBe(false);
  const cause = expect.stringMatching(/\/r\/host\/.*\.js/);
  await expect
    .poll(() => reports)
    .toContainEqual(
      expect.objectContaining({
        code: expect.stringMatching(/^HR-[45]01$/),
        remote: 'mfe-opportunities',
        cause,
      }),
    );
  expect(reports).toContainEqual(expect.objectContaining({ code: 'HR-801', remote: 'host', cause }));

  await repair();
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(heading(page, 'Businesses for sale')).toBeVisible();
  expect(unexpected(watched.messages, '/r/host/', '/reports/')).toEqual([]);
});

test('a page of the host whose chunk was changed fails with code, and recovers', async ({
  page,
  watched,
}) => {
  const { host } = await fetchSet();
  const early = new Set([...host.scripts, ...host.preload]);
  await page.goto('/');
  await expect(page.locator('main h1')).toBeVisible();
  const repair = await tamper(page, (pathname) => pathname.startsWith('/r/host/') && !early.has(pathname));
  await page.locator('footer a[href="/about-us"]').click();
  await expect(heading(page, 'This page could not be loaded')).toBeVisible();
  await expect(page.getByText('Reference: HR-801', { exact: true })).toBeVisible();
  expect(await hasTamperedCodeRun(page)).toBe(false);
  await repair();
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(heading(page, 'This page could not be loaded')).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();
  expect(unexpected(watched.messages, '/r/host/', '/reports/')).toEqual([]);
});

test('changed texts are not shown: those in English are, and code and file are reported', async ({
  page,
  context,
  watched,
}) => {
  await withLanguage(context, 'fr');
  const { locales, version } = (await fetchSet()).remotes['mfe-auth'] ?? {};
  const reports = watchReports(page);
  await page.route(`**${locales?.fr}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"signIn":{"title":"Tampered"}}' }),
  );
  await page.goto('/login');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page.getByText('Tampered')).toHaveCount(0);
  const cause = expect.stringContaining(String(locales?.fr));
  expect(reports).toContainEqual(
    expect.objectContaining({ code: 'HR-701', remote: 'mfe-auth', version, cause }),
  );
  expect(unexpected(watched.messages, String(locales?.fr), '/reports/')).toEqual([]);
});
