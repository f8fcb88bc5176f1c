import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { runWebpack } from '@handover/tooling';
import { integrityOf } from '@handover/tooling/releases/integrity';
import { rspack } from '@rspack/core';
import { build } from 'vite';
import { hasTamperedCodeRun, respondTampered } from '../../../faults/tampered.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test, unexpected, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { plainConfig } from '../../../plain-remote/webpack.config.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { dataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { createAccount } from '../../../product/records/account.ts';
import { releaseInto } from '../../../product/releases/release-into.ts';
import { rspackConfig } from '../../../rspack-remote/rspack.config.ts';
import { vueConfig } from '../../../vue-remote/vite.config.ts';

const runRspack = (dist: string) =>
  new Promise<void>((resolve, reject) =>
    rspack(rspackConfig(dist), (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );

interface Example {
  remote: string;
  /** The title of its page, and of its link in the navigation. */
  title: string;
  build: (dist: string) => Promise<unknown>;
  /** A file of the page that is loaded after the entry. */
  chunk: RegExp;
  style?: RegExp;
}

const EXAMPLES: Record<string, Example> = {
  'plain webpack': {
    remote: 'mfe-visits',
    title: 'Visits',
    build: (dist) => runWebpack(plainConfig(dist)),
    chunk: /(?<!entry)\.js$/,
  },
  Rspack: {
    remote: 'mfe-valuations',
    title: 'Valuations',
    build: runRspack,
    chunk: /(?<!entry)\.js$/,
    style: /\.css$/,
  },
  'Vue, built by Vite': {
    remote: 'mfe-checklists',
    title: 'Checklists',
    build: (dist) => build(vueConfig(dist)),
    chunk: /checklists\.page.*\.js$/,
    style: /checklists.*\.css$/,
  },
};

interface Manifest {
  entry: string;
  files: Record<string, string>;
  requires: Record<string, string>;
  uses: Record<string, string[]>;
}

let folder: string;
let gateway: Awaited<ReturnType<typeof startGateway>>;
const distOf = ({ remote }: Example) => join(folder, 'builds', remote);
const manifestOf = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'));

test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  folder = mkdtempSync(join(tmpdir(), 'handover-toolchains-'));
  cpSync(join(dataDir(), 'releases'), join(folder, 'releases'), { recursive: true });
  for (const example of Object.values(EXAMPLES)) {
    await example.build(distOf(example));
    await releaseInto(folder, distOf(example));
  }
  gateway = await startGateway(folder, apiAddressOf(dataDir()));
});
test.afterAll(async () => {
  await gateway?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

for (const [toolchain, example] of Object.entries(EXAMPLES)) {
  const { remote, title, chunk, style } = example;

  test(`a remote made with ${toolchain} joins the product`, async ({ page, context }) => {
    const account = await createAccount(gateway.address);
    await authenticate(context, account, gateway.address);
    const watched = watchPage(page, gateway.address);
    await page.goto(gateway.address);
    await page.locator('header').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    // The session of the host: its user, in the same instance of React and of the query cache.
    await expect(page.getByRole('main')).toContainText('Hello ');
    if (style) {
      const button = page.getByRole('main').getByRole('button', { name: ': 0' });
      await expect(button).toHaveCSS('letter-spacing', '3px');
      await button.click();
      await expect(page.getByRole('main')).toContainText(': 1');
    }
    expect(watched.messages).toEqual([]);
  });

  for (const [what, pattern] of Object.entries({ script: chunk, ...(style && { 'style sheet': style }) })) {
    test(`a ${what} of a remote made with ${toolchain} that was changed is refused`, async ({ page }) => {
      const file = Object.keys(manifestOf(distOf(example)).files).find((name) => pattern.test(name)) ?? '';
      const watched = watchPage(page, gateway.address);
      const reports: { remote: string; cause: string }[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/reports/')) reports.push(request.postDataJSON());
      });
      await page.route((url) => url.pathname.endsWith(`/${file}`), respondTampered);
      await page.goto(`${gateway.address}/${title.toLowerCase()}`);
      await expect(page.getByRole('alert').filter({ hasText: /HR-(401|501)/ })).toBeVisible();
      await expect
        .poll(() => reports)
        .toContainEqual(
          expect.objectContaining({ remote, cause: expect.stringContaining(parse(file).name) }),
        );
      expect(await hasTamperedCodeRun(page)).toBe(false);
      expect(unexpected(watched.messages, file, remote)).toEqual([]);
    });
  }

  test(`the manifest of ${toolchain} says what the remote needs`, async () => {
    const { entry, files, requires, uses } = manifestOf(distOf(example));
    expect(Object.keys(requires)).toEqual(expect.arrayContaining(['react', '@handover/shared/ui']));
    expect(uses).toEqual({
      '@handover/shared/i18n': ['useTranslation'],
      '@handover/shared/session': ['useCurrentUser'],
      '@handover/shared/ui': ['Page'],
    });
    const script = readFileSync(join(distOf(example), entry), 'utf8');
    for (const [file, integrity] of Object.entries(files))
      if (/\.(js|css)$/.test(file) && file !== entry)
        expect(script).toContain(integrity.replace('sha256-', ''));
  });
}

test('a page in Vue that throws while rendering is an error of its remote, and the product goes on', async ({
  page,
}) => {
  const { title } = EXAMPLES['Vue, built by Vite'] as Example;
  await page.goto(`${gateway.address}/${title.toLowerCase()}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'More' }).click();
  await expect(main).toContainText('10 / 10');
  const button = main.getByRole('button', { name: 'Done' });
  for (let count = 0; count < 11; count += 1) await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'HR-601' })).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(button).toContainText(': 0');
});

test('a style sheet of Vite that reaches outside of its remote is not released', async () => {
  const dist = distOf(EXAMPLES['Vue, built by Vite'] as Example);
  const outside = join(folder, 'builds', 'outside');
  cpSync(dist, outside, { recursive: true });
  const manifest = manifestOf(outside);
  const sheet = Object.keys(manifest.files).find((file) => file.endsWith('.css')) ?? '';
  const content = Buffer.from('h1 { color: red }');
  writeFileSync(join(outside, sheet), content);
  const files = { ...manifest.files, [sheet]: integrityOf(content) };
  writeFileSync(
    join(outside, 'build-manifest.json'),
    JSON.stringify({ ...manifest, files, version: '1.0.0-outside' }),
  );
  await expect(releaseInto(folder, outside)).rejects.toThrow(`${sheet}:1 h1 selects elements of others`);
});
