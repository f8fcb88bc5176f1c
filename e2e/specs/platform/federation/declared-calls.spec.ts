import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test, unexpected, watchPage } from '../../../fixtures/clean-console.fixture.ts';
import { translationsOf } from '../../../fixtures/translations.fixture.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { dataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { copyAsVersion } from '../../../product/releases/copy-as-version.ts';
import { releaseCommands } from '../../../product/releases/release-tool.ts';

/** A release of a remote that asks for a call which it does not declare. */

const productDir = dataDir();
const REMOTE = 'mfe-opportunities';
const CALL = 'GET /api/opportunities/';

let folder: string;
let gateway: Awaited<ReturnType<typeof startGateway>>;
test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  folder = mkdtempSync(join(tmpdir(), 'handover-declared-calls-'));
  cpSync(join(productDir, 'releases'), join(folder, 'releases'), { recursive: true });
  const api = apiAddressOf(productDir);
  const commands = releaseCommands(folder, api);
  gateway = await startGateway(folder, api);
  const set = await (await fetch(`${gateway.address}/release-set.json`)).json();
  const undeclared = join(folder, 'undeclared');
  cpSync(join(folder, 'releases', REMOTE, set.remotes[REMOTE].version), undeclared, { recursive: true });
  // Both builds: that for browsers, and that by which the server renders.
  for (const name of readdirSync(undeclared, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.c?js$/.test(file),
  )) {
    const file = join(undeclared, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(`"${CALL}",`, ''));
  }
  const build = copyAsVersion(undeclared, 1, join(folder, 'build'));
  const { code, output } = await commands.release(REMOTE, build, 'ada');
  expect(code, output).toBe(0);
});
test.afterAll(async () => {
  await gateway?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('is refused that call, which is reported and in the panel; its other calls are made', async ({
  page,
  context,
}) => {
  await authenticate(context, 'staff@handover.test', gateway.address);
  const { messages, requests } = watchPage(page, gateway.address);
  const t = translationsOf('federation', 'en');
  // The list is opened by a link: one that the server has put into the html would not be requested.
  await page.goto(`${gateway.address}/faq?federation`);
  await expect(page.getByRole('button', { name: t('refresh') })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Businesses for sale' }).click();
  const reports = () => gateway.log().flatMap(({ remoteFailure }) => remoteFailure ?? []);
  await expect
    .poll(reports)
    .toEqual([expect.objectContaining({ code: 'HR-903', phase: 'run', remote: REMOTE, cause: CALL })]);
  const failures = page.getByRole('table', { name: t('failures') });
  await expect(async () => {
    await page.getByRole('button', { name: t('refresh') }).click();
    await expect(failures.getByRole('row', { name: `HR-903 ${REMOTE}` })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto(`${gateway.address}/moderation`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(requests.filter((url) => /\/api\/opportunities\/(\?|$)/.test(url))).toEqual([]);
  expect(unexpected(messages, 'HR-903')).toEqual([]);
});
