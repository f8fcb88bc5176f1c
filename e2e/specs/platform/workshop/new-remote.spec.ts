import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS, LONG_TIMEOUT } from '../../../product/limits.ts';
import { dataDir as ownDataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { Product } from '../../../product/product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { releaseInto } from '../../../product/releases/release-into.ts';
import { copyWorkspace } from '../../../product/releases/workspace-copy.ts';

const REMOTE = 'mfe-site-visits';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

let copy: Awaited<ReturnType<typeof copyWorkspace>>;
let dataDir: string;

test.describe.configure({ timeout: HANG_LIMIT_MS });
test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  copy = await copyWorkspace();
  expect(await copy.run('new:remote', REMOTE)).toMatch(new RegExp(`pnpm(@\\S+)? --filter ${REMOTE} alone`));
  dataDir = mkdtempSync(join(tmpdir(), 'handover-new-remote-'));
  cpSync(join(ownDataDir(), 'releases'), join(dataDir, 'releases'), { recursive: true });
});
test.afterAll(() => {
  copy?.dispose();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

test('a new remote passes every check', { tag: '@long' }, async () => {
  await copy.run('exec', 'biome', 'check', '--error-on-warnings', REMOTE);
  for (const check of ['lint:imports', 'lint:texts', 'lint:dead']) await copy.run(check);
  for (const script of ['types', 'test']) await copy.run('--filter', REMOTE, script);
});

test('the page of a new remote appears after its first release', async ({ page, context }) => {
  await copy.run('--filter', REMOTE, 'build');
  const gateway = await startGateway(dataDir, apiAddressOf(ownDataDir()));
  try {
    // A new account: the language chosen below is saved in the account.
    await authenticate(context, await createAccount(gateway.address), gateway.address);
    await page.goto(gateway.address);
    const entry = page.locator('header').getByRole('link', { name: 'Site visits' });
    await expect(page.locator('header').getByRole('link', { name: 'Deals' })).toBeVisible();
    await expect(entry).toHaveCount(0);

    await releaseInto(dataDir, join(copy.folder, REMOTE, 'dist'));
    await page.reload();
    await entry.click();
    await expect(heading(page, 'Site visits')).toBeVisible();
    await expect(page.getByRole('list', { name: 'The newest opportunities' })).toBeVisible();
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(heading(page, 'Espace Site visits')).toBeVisible();
  } finally {
    await gateway.stop();
  }
});

test('under pnpm dev a change is shown at once, a syntax error is reported, and the released set stays unchanged', async ({
  page,
  context,
}) => {
  const currentSet = () => readFileSync(join(dataDir, 'releases/current.json'), 'utf8');
  const released = currentSet();
  const product = new Product({ workspace: copy.folder, dataDir, dev: ['site-visits'] });
  try {
    await product.start();
    await authenticate(context, 'seller@handover.test', product.address);
    await page.goto(`${product.address}/site-visits`);
    await expect(heading(page, 'Site visits')).toBeVisible();

    const file = join(copy.folder, REMOTE, 'src/pages/site-visits.page.tsx');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace("title={t('title')}", 'title="Changed title"'));
    await expect(heading(page, 'Changed title')).toBeVisible(LONG_TIMEOUT);

    writeFileSync(file, `${before}\nconst cut = ;\n`);
    const problem = page.getByRole('alert').filter({ hasText: REMOTE });
    await expect(problem).toContainText('const cut = ;', LONG_TIMEOUT);
    await expect(heading(page, 'Changed title')).toBeVisible();

    writeFileSync(file, before);
    await expect(heading(page, 'Site visits')).toBeVisible(LONG_TIMEOUT);
    await expect(problem).toHaveCount(0);
    expect(await product.end('SIGINT')).toBe(0);
    expect(currentSet()).toBe(released);
  } finally {
    await product.end();
  }
});
