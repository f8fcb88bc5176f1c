import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { dataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { copyAsVersion } from '../../../product/releases/copy-as-version.ts';
import { releaseCommands } from '../../../product/releases/release-tool.ts';

/** A release with faults that only show when it runs: the gateway, its metrics and the release tool name it. */

const productDir = dataDir();
const REMOTE = 'mfe-opportunities';
const SALES = '/opportunities/sell-opportunities';

/** The code in the remote's entry: a timer that throws, and a heading whose click never ends. */
const faults = `
;window.mustThrow && setTimeout(() => { throw new TypeError('the faulty timer') });
addEventListener('click', ({ target }) => { while (target.closest('h1')); });`;

let folder: string;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let commands: ReturnType<typeof releaseCommands>;
let good: string;
let faulty: string;
// Releases by the tool, each in a process of its own.
test.describe.configure({ timeout: HANG_LIMIT_MS });
test.beforeAll(async () => {
  test.setTimeout(HANG_LIMIT_MS);
  folder = mkdtempSync(join(tmpdir(), 'handover-owners-of-faults-'));
  cpSync(join(productDir, 'releases'), join(folder, 'releases'), { recursive: true });
  // Faults of other tests in the product do not count for these versions.
  rmSync(join(folder, 'releases/health'), { recursive: true, force: true });
  const api = apiAddressOf(productDir);
  commands = releaseCommands(folder, api);
  gateway = await startGateway(folder, api);
  good = await versionNow();
  const build = copyAsVersion(join(folder, 'releases', REMOTE, good), 1, join(folder, 'build'), faults);
  const { code, output } = await commands.release(REMOTE, build, 'ada');
  expect(code, output).toBe(0);
  faulty = await versionNow();
});
test.afterAll(async () => {
  await gateway?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function versionNow(): Promise<string> {
  const set = await (await fetch(`${gateway.address}/release-set.json`)).json();
  return set.remotes[REMOTE].version;
}
const shownVersion = (page: Page) =>
  page.evaluate(
    (remote) => JSON.parse(document.getElementById('release-set')?.textContent ?? '').remotes[remote].version,
    REMOTE,
  );
const reports = () =>
  gateway
    .log()
    .map(({ remoteFailure }) => remoteFailure)
    .filter(Boolean);
/** The worker that watches the page is started when the browser is idle. */
const openWatched = async (page: Page) => {
  const watched = page.waitForEvent('worker');
  await page.goto(gateway.address + SALES);
  await watched;
};

test('an error that nothing has caught is reported for the remote whose code threw it', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { mustThrow: true }));
  const thrown = page.waitForEvent('pageerror');
  await openWatched(page);
  await thrown;
  const report = { code: 'HR-901', phase: 'run', remote: REMOTE, version: faulty, path: SALES };
  await expect.poll(reports).toContainEqual(expect.objectContaining(report));
  expect(JSON.stringify(reports())).toContain('TypeError: the faulty timer');
});

test('the log names the lines of the sources of what a remote has thrown, and browsers get no map', async ({
  page,
}) => {
  const MESSAGE = 'the broken list';
  await page.addInitScript(
    ([remote = '', message]) => {
      const { map } = Array.prototype;
      // Code of the remote itself throws by this.
      Object.assign(Array.prototype, {
        map(this: unknown[], ...given: Parameters<typeof map>) {
          if (new Error().stack?.split('\n')[2]?.includes(`/r/${remote}/`)) throw new TypeError(message);
          return map.apply(this, given);
        },
      });
    },
    [REMOTE, MESSAGE],
  );
  await openWatched(page);
  const thrown = () => JSON.stringify(reports().filter((report) => JSON.stringify(report).includes(MESSAGE)));
  const NAMED = new RegExp(`((?:${REMOTE}|shared)/[\\w./-]+\\.tsx?):(\\d+)`);
  await expect.poll(thrown).toMatch(NAMED);
  const [, file = '', line = ''] = NAMED.exec(thrown()) ?? [];
  const source = readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8').split('\n');
  expect(source[Number(line) - 1]).toContain('.map(');
  const { entry } = (await (await fetch(`${gateway.address}/release-set.json`)).json()).remotes[REMOTE];
  const map = entry.replace(/[^/]+$/, 'server/maps/$&.map');
  expect(existsSync(join(folder, map.replace('/r/', 'releases/')))).toBe(true);
  expect((await fetch(gateway.address + map)).status).toBe(404);
  expect(await (await fetch(gateway.address + entry)).text()).not.toContain('.js.map');
});

test('a page that a remote has frozen is reported for it, and the next one has the version before', async ({
  page,
  context,
  browser,
}) => {
  await openWatched(page);
  expect(await shownVersion(page)).toBe(faulty);
  const heading = page.getByRole('heading', { level: 1 });
  // It never ends.
  void heading.click().catch(() => undefined);
  const report = { code: 'HR-902', phase: 'run', remote: REMOTE, version: faulty, path: SALES };
  await expect.poll(reports).toContainEqual(expect.objectContaining(report));

  const isTold = async () => (await context.cookies()).some(({ name }) => name === 'frozen');
  await expect.poll(isTold).toBe(true);
  // As a person does: it would keep a core busy.
  await page.close();
  // It has a process of its own: another page of the same context may share that of the frozen one.
  const later = await browser.newContext();
  await later.addCookies(await context.cookies());
  const next = await later.newPage();
  await next.goto(gateway.address + SALES);
  expect(await shownVersion(next)).toBe(good);
  await next.getByRole('heading', { level: 1 }).click();
  await expect(next.getByRole('main').getByRole('article').first()).toBeVisible();
  await later.close();
});

test('a tab that crashed while a remote was in use is reported for it, and has the version before at once', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  // As if the person had looked for a while at what the browser shows in place of a crashed page: the note is old from the beginning,
  // since what is stored right before a crash may be lost.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('in-use')) return;
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key, value) {
      setItem.call(this, key, key === 'in-use' ? value.replace(/ \d+ /, ' 1 ') : value);
    };
  });
  await openWatched(page);
  const mark = () => page.evaluate(() => sessionStorage.getItem('in-use'));
  await expect.poll(mark).toContain(`${faulty} 1 `);
  const [tab, devtools] = await Promise.all([context.newCDPSession(page), browser.newBrowserCDPSession()]);
  const { targetInfo } = await tab.send('Target.getTargetInfo');
  const crashed = page.waitForEvent('crash');
  void tab.send('Page.crash').catch(() => undefined);
  await crashed;
  const { sessionId } = await devtools.send('Target.attachToTarget', {
    targetId: targetInfo.targetId,
    flatten: false,
  });
  const answers: string[] = [];
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => answers.push(message));
  let lastId = 0;
  const send = (method: string, params = {}) => {
    lastId += 1;
    const message = JSON.stringify({ id: lastId, method, params });
    return devtools.send('Target.sendMessageToTarget', { sessionId, message });
  };
  // Playwright has given the page up.
  await send('Page.reload');
  const report = { code: 'HR-904', phase: 'run', remote: REMOTE, version: faulty, path: SALES };
  await expect.poll(reports).toContainEqual(expect.objectContaining(report));
  const expression = `JSON.parse(document.getElementById('release-set')?.textContent ?? '{}').remotes?.['${REMOTE}'].version`;
  await expect
    .poll(async () => {
      await send('Runtime.evaluate', { expression });
      return answers.join();
    })
    .toContain(good);
  await context.close();
});

test('load and render times are counted by version, and the release tool shows them with the failures', async ({
  page,
}) => {
  await openWatched(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // They are sent when the page is left.
  await page.goto('about:blank');
  const labels = `{remote="${REMOTE}",version="${faulty}"}`;
  await expect.poll(() => gateway.metrics()).toContain(`handover_remote_load_seconds_count${labels}`);
  for (const told of ['render_seconds_count', 'use_seconds_total', 'long_tasks_total', 'heap_bytes_count'])
    expect(await gateway.metrics()).toContain(`handover_remote_${told}${labels}`);
  const { output } = await commands.command('list', '--metrics', gateway.metricsAddress);
  expect(output).toMatch(
    new RegExp(
      `${faulty}\\n +\\d+ failures?, loaded \\d+ times, \\d+ ms each, rendered .* long tasks a minute of use, \\d+ MB of heap`,
    ),
  );
});

test('after a broken release and a mend the fallback is the version that browsers have told to be healthy', async ({
  page,
}) => {
  // Browsers with the good version report this. A gateway writes its counts when it ends.
  const hearing = await startGateway(folder, apiAddressOf(productDir));
  const views = Array(50).fill({ what: 'render', remote: REMOTE, version: good, ms: 20 });
  const headers = { 'content-type': 'application/json' };
  const told = await fetch(`${hearing.address}/timings/`, {
    method: 'POST',
    headers,
    body: JSON.stringify(views),
  });
  expect(told.status).toBe(204);
  await hearing.stop();
  const build = copyAsVersion(join(folder, 'releases', REMOTE, good), 2, join(folder, 'mend'));
  const { code, output } = await commands.release(REMOTE, build, 'ada');
  expect(code, output).toBe(0);
  const mend = await versionNow();

  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.route(`**/r/${REMOTE}/${mend}/**`, (route) => route.abort());
  await openWatched(page);
  const report = { code: 'HR-301', phase: 'entry', remote: REMOTE, version: mend };
  await expect.poll(reports).toContainEqual(expect.objectContaining(report));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect.poll(() => scripts.join()).toContain(`/r/${REMOTE}/${good}/`);
  expect(scripts.join()).not.toContain(`/r/${REMOTE}/${faulty}/`);
});
