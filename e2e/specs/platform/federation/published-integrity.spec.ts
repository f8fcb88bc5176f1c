import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inSuite } from '@handover/shared/testing/suite';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { inBothSuites } from '../../../fixtures/in-both-suites.ts';
import { address as ownAddress, dataDir as ownDataDir } from '../../../product/own-product.ts';
import { createAccount } from '../../../product/records/account.ts';
import { checkedFiles, recordChecks } from '../../../product/releases/checked-files.ts';
import { fetchSet } from '../../../product/releases/fetch-set.ts';
import { publishedFiles } from '../../../product/releases/published-files.ts';

test('each script, style and text of the published versions is checked by what loads it', async () => {
  const dataDir = ownDataDir();
  const set = await fetchSet();
  const versions = [
    ['host', set.host.version],
    ...Object.entries(set.remotes).map(([name, { version }]) => [name, version]),
  ];
  const unchecked: string[] = [];
  let count = 0;
  for (const [name = '', version = ''] of versions) {
    const { files, folder } = publishedFiles(dataDir, name, version);
    const code = (file: string) => readFileSync(join(folder, file), 'utf8');
    const loaders = Object.keys(files)
      .filter((file) => /^(main|entry)\..*js$|^preview\/frame\./.test(file))
      .map(code);
    const known = [JSON.stringify(set), ...loaders].join('\n');
    for (const [file, integrity] of Object.entries(files)) {
      // No page loads the manifest for the federation's own tools, nor the files for servers.
      if (!/\.(js|css|json)$/.test(file) || /^mf-manifest\.json$|^server\//.test(file)) continue;
      count += 1;
      const inName = Buffer.from(integrity.replace('sha256-', ''), 'base64').toString('base64url');
      const isChecked = file.endsWith('.json')
        ? known.includes(file) && file.includes(inName)
        : known.includes(integrity.replace('sha256-', ''));
      if (!isChecked) unchecked.push(`${name}/${file.replace(/\.[\da-f]{8}\./, '.')}`);
    }
  }
  expect(count).toBeGreaterThan(200);
  // Browsers have no way to check workers and the files that these load: see `docs/security/released-code.md`.
  expect(unchecked.toSorted()).toEqual([
    'host/freeze-worker.js',
    'host/preview/decoders/jbig2_nowasm_fallback.js',
    'host/preview/decoders/openjpeg_nowasm_fallback.js',
    'host/preview/pdf.worker.js',
  ]);
});

test(
  'every script, style and text that pages load has the integrity of its build, and is loaded once',
  inBothSuites,
  async ({ page, context, watched }) => {
    const address = ownAddress();
    const { host, remotes } = await fetchSet();
    const integrity = new Map<string, string>(
      [
        ['host', host.version],
        ...Object.entries(remotes).map(([name, { version }]) => [name, version]),
      ].flatMap(([name = '', version = '']) =>
        Object.entries(publishedFiles(ownDataDir(), name, version).files).map(
          ([file, hash]) => [`/r/${name}/${version}/${file}`, hash] as const,
        ),
      ),
    );
    await authenticate(context, await createAccount(address));
    await recordChecks(page);
    const paths = [host, ...Object.values(remotes)].flatMap(({ routes }) => {
      const open = routes.filter(
        ({ path, access }) => !path.includes(':') && ['anyone', 'signed-in'].includes(access),
      );
      return inSuite({ test: [open.at(0), open.at(-1)].flatMap((route) => route ?? []), long: open });
    });
    const seen = new Set<string>();
    for (const { path } of paths) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const { url, tag, ...checked } of await checkedFiles(page)) {
        const expected = integrity.get(url);
        expect(expected, `${url} is published`).toBeDefined();
        // Browsers check nothing for a hint for texts: the request itself has the integrity.
        if (tag !== 'preload' || !url.endsWith('.json'))
          expect(checked.integrity, `${tag} ${url} on ${path}`).toBe(expected);
        seen.add(url);
      }
      // Only this page counts: the previous one may have requested something until it was left.
      const requested = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((pathname) => /^\/r\/.*\.(js|css)$/.test(pathname)),
      );
      expect(requested).not.toEqual([]);
      expect(requested, `requested once on ${path}`).toEqual([...new Set(requested)]);
    }
    expect(seen.size).toBeGreaterThan(60);
    expect(watched.messages).toEqual([]);
  },
);
