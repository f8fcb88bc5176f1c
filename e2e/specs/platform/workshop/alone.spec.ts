import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '@handover/tooling/releases';
import { federationPanelOf } from '../../../actions/federation-panel.ts';
import { openPanel } from '../../../actions/mock-panel.ts';
import { newPerson, signIn } from '../../../actions/person.ts';
import { expectRemoteAlone, workspaceRemotes } from '../../../actions/remote-alone.ts';
import { expect, test, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { startAlone } from '../../../product/alone.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { address, dataDir as ownDataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { createAccount } from '../../../product/records/account.ts';
import { copyAsVersion } from '../../../product/releases/copy-as-version.ts';
import { PackageCopy } from '../../../product/releases/package-copy.ts';

const LONG = { tag: '@long' };
const [first, ...others] = workspaceRemotes();
if (!first) throw new Error('There is no remote');

const deployed = () => address();

// The very first start seeds the demo, and each start compiles what is not in the cache yet.
test.describe.configure({ timeout: HANG_LIMIT_MS });

test(
  `${first.name} alone against a deployed product shows its pages, and accounts of that product can sign in`,
  LONG,
  async ({ page, browser }) => {
    const account = await createAccount(deployed());
    const alone = await startAlone(first.folder, ['--against', deployed()]);
    const person = await newPerson(browser, alone.address);
    try {
      expect(alone.dataFolders()).toEqual([]);
      await expectRemoteAlone(page, alone, first);

      const watched = watchPage(person.page, alone.address);
      await person.page.goto('/');
      await expect(person.page.getByRole('main')).toContainText(`in front of ${deployed()}`);
      await signIn(person, account);
      await person.page.goto('/user-details');
      await expect(person.page.getByRole('main')).toContainText(account.email);
      expect(watched.crossOrigin).toEqual([]);
      expect(watched.messages).toEqual([]);
    } finally {
      await person.context.close();
      expect(await alone.end()).toBe(0);
    }
  },
);

test(
  'siblings of the live set are loaded as in the product, beside placeholders for the others, and follow releases',
  LONG,
  async ({ browser }) => {
    const account = await createAccount(deployed());
    const copy = new PackageCopy('mfe-notifications');
    const dataDir = mkdtempSync(join(tmpdir(), 'handover-live-siblings-'));
    const productDir = ownDataDir();
    cpSync(join(productDir, 'releases'), join(dataDir, 'releases'), { recursive: true });
    const gateway = await startGateway(dataDir, apiAddressOf(productDir));
    const alone = await startAlone(copy.folder, ['--against', gateway.address, '--with', 'mfe-auth']);
    const person = await newPerson(browser, alone.address);
    const { page } = person;
    const { messages, crossOrigin, requests } = watchPage(page, alone.address);
    const main = page.getByRole('main');
    try {
      expect(alone.dataFolders()).toEqual([]);
      const { remotes } = await (await fetch(`${gateway.address}/release-set.json`)).json();
      await page.goto('/');
      // The message has the page's logs, in case it stays empty.
      const isShown = () => main.getByText(`in front of ${gateway.address}`).isVisible();
      await expect
        .poll(async () => ({ isShown: await isShown(), messages }))
        .toEqual({ isShown: true, messages: [] });
      await test.step('a page and a widget: the person signs in there', async () => {
        await signIn(person, account);
        await page.goto('/notifications');
        const title = translationsOf('mfe-notifications', 'en')('title');
        await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
        expect(requests).toContain(alone.address + remotes['mfe-auth'].entry);
      });
      await test.step('a modal, above a page of the remote that runs from source', async () => {
        await page.goto('/notifications?modal=change-password');
        const t = translationsOf('mfe-auth', 'en');
        const dialog = page.getByRole('dialog', { name: t('changePassword.title') });
        await expect(dialog.getByLabel(t('changePassword.old'))).toBeVisible();
      });
      await test.step('the federation panel has its version, and why it may run', async () => {
        const { t, panel, table, refresh } = federationPanelOf(page);
        await page.goto('/user-details?federation');
        await expect(main).toContainText(account.email);
        await refresh();
        const row = table('packages').getByRole('row', { name: /^mfe-auth/ });
        await expect(row).toContainText(remotes['mfe-auth'].version);
        await expect(row).toContainText(t('runs.current'));
        await expect(row).toContainText(t('pass'));
        await expect(table('packages').getByRole('row', { name: /^mfe-deals/ })).toContainText(
          t('runs.placeholder'),
        );
        await expect(panel.getByText(t('noFailures'))).toBeVisible();
      });
      await page.goto('/user-deals');
      await expect(main).toContainText('Page of mfe-deals');
      await test.step('after a release, an open page tells of another set, and the next one has it', async () => {
        const log = (await openPanel(page, 'Log')).getByRole('list', { name: 'Calls and events' });
        await expect(log).toContainText('event socket:state');
        const published = join(dataDir, 'releases/mfe-auth', remotes['mfe-auth'].version);
        const { set } = await release(join(dataDir, 'releases'), [
          copyAsVersion(published, 1, join(dataDir, 'build')),
        ]);
        await expect(log).toContainText('event release-set');
        await page.goto('/user-details');
        await expect(main).toContainText(account.email);
        expect(requests).toContain(alone.address + set.remotes['mfe-auth']?.entry);
      });
      expect([messages, crossOrigin]).toEqual([[], []]);
    } finally {
      await person.context.close();
      expect(await alone.end()).toBe(0);
      await gateway.stop();
      copy.dispose();
      rmSync(dataDir, { recursive: true });
    }
  },
);

// Against the running product, so that no further api has to start. `mock-host.spec.ts` covers the remote left out
// here.
for (const remote of others.filter(({ name }) => name !== 'mfe-opportunities')) {
  test(
    `${remote.name} alone shows its pages with real data, without code of other remotes`,
    LONG,
    async ({ page }) => {
      const alone = await startAlone(remote.folder, ['--against', deployed()]);
      try {
        await expectRemoteAlone(page, alone, remote);
      } finally {
        expect(await alone.end()).toBe(0);
      }
    },
  );
}

// The second start copies the database that the first one seeded.
for (const run of ['first start', 'second start']) {
  test(
    `${first.name} alone starts its own api and database, and removes them when it ends: ${run}`,
    LONG,
    async ({ page }) => {
      const alone = await startAlone(first.folder);
      try {
        expect(alone.dataFolders()).toHaveLength(1);
        await expectRemoteAlone(page, alone, first);
      } finally {
        expect(await alone.end()).toBe(0);
        expect(alone.dataFolders()).toEqual([]);
      }
    },
  );
}
