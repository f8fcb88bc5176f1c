import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openPanel } from '../../../actions/mock-panel.ts';
import { expect, test, unexpected, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { startAlone } from '../../../product/alone.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { address as ownAddress } from '../../../product/own-product.ts';
import { type Account, createAccount, fetchTokens } from '../../../product/records/account.ts';
import { PackageCopy } from '../../../product/releases/package-copy.ts';

/**
 * A session of a remote with a deployed product is recorded in a file, and replayed later without any api. The second start compiles only
 * what has changed since the first.
 */

/** The limit of recompiled modules, of some thousand. */
const FEW = 10;
const FILE = 'recordings/read-all.json';
const DEVICE = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const t = translationsOf('mfe-notifications', 'en');

test.describe.configure({ timeout: HANG_LIMIT_MS });

const unread = (page: Page) => page.getByTestId('unread-count');
const items = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /signed in to your account from a new device/ });

/**
 * Signs in by the panel, gets a notification of another device, and reads it, also after a reload. `arrive` makes the
 * message arrive.
 */
async function readNotification(
  page: Page,
  address: string,
  account: Account,
  arrive: () => Promise<unknown>,
) {
  await page.goto(`${address}/notifications`);
  const panel = await openPanel(page, 'User');
  await panel.getByText('Another account').click();
  await panel.getByLabel('Email').fill(account.email);
  await panel.getByLabel('Password').fill(account.password);
  await panel.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  await arrive();
  // This browser is new to the account, too.
  await expect(unread(page)).toHaveText('2');
  await expect(items(page)).toHaveCount(2);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('markAll') })
    .click();
  await expect(unread(page)).toHaveCount(0);
  await page.reload();
  await expect(items(page)).toHaveCount(2);
  await expect(unread(page)).toHaveCount(0);
}

test('calls and messages are recorded without secrets, and replayed without an api; the next start compiles what has changed', async ({
  browser,
}) => {
  const product = ownAddress();
  const account = await createAccount(product);
  const copy = new PackageCopy('mfe-notifications');
  const run = async (args: string[], use: (page: Page, address: string) => Promise<void>) => {
    const alone = await startAlone(copy.folder, args);
    const context = await browser.newContext();
    try {
      await use(await context.newPage(), alone.address);
      expect(alone.dataFolders()).toEqual([]);
    } finally {
      await context.close();
      expect(await alone.end()).toBe(0);
    }
    return alone.compiled;
  };
  try {
    const all = await run(['--against', product, '--record', FILE], async (page, address) => {
      const { messages } = watchPage(page, address);
      const arrive = () => fetchTokens(product, account, DEVICE);
      await readNotification(page, address, account, arrive);
      expect(messages).toEqual([]);
    });
    const text = readFileSync(join(copy.folder, FILE), 'utf8');
    expect(text).not.toContain(account.password);
    expect(text).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]|set-cookie|authorization/i);
    const { entries } = JSON.parse(text);
    const calls = entries.flatMap(({ call }: { call?: string }) => call ?? []);
    expect(calls).toContain('POST /api/get_token/');
    expect(calls).toContain('POST /api/notifications/read_all_my_notifications/');
    expect(entries.filter(({ message }: { message?: { type?: string } }) => message?.type)).not.toHaveLength(
      0,
    );

    copy.edit('src/pages/settings.page.tsx', (source) => `${source}\n// Changed between two starts.\n`);
    const changed = await run(['--replay', FILE], async (page, address) => {
      const { messages, requests } = watchPage(page, address);
      // None is recorded, so any is right.
      await readNotification(page, address, { ...account, password: 'Another-1' }, async () => undefined);
      expect(messages).toEqual([]);

      await page.goto(`${address}/settings`);
      await expect
        .poll(() => messages.filter((message) => message.includes('Not recorded:')).toSorted())
        .toEqual([
          expect.stringMatching(/Not recorded: GET \/api\/calendar_address\/, as user \d+/),
          expect.stringMatching(/Not recorded: GET \/api\/notification_settings\/, as user \d+/),
        ]);
      expect(unexpected(messages, 'Not recorded:', 'status of 404')).toEqual([]);
      expect(requests.filter((url) => url.startsWith(product))).toEqual([]);
    });

    expect(all).toBeGreaterThan(500);
    // A file that was written just before the first start is not trusted.
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(FEW);
    expect(readdirSync(join(copy.folder, '.cache/compiled'))).not.toHaveLength(0);
  } finally {
    copy.dispose();
  }
});
