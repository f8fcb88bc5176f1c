import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { followTo, leftoversOf, watchRemotes } from '../../../fixtures/leftovers.fixture.ts';
import { startGateway } from '../../../product/gateway.ts';
import { dataDir, address as ownAddress } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { copyAsVersion } from '../../../product/releases/copy-as-version.ts';
import { recordPaths } from '../../../product/releases/record-paths.ts';
import { releaseCommands } from '../../../product/releases/release-tool.ts';

/** Whatever a page of a remote has begun ends when the page is left. */

test.use({ loadsAhead: true });

const productDir = dataDir();
const address = ownAddress();
const ELSEWHERE = '/faq';
/** Leads on to the list at once. */
const REDIRECT = '/search';
const readSet = async (of: string): Promise<ReleaseSet> =>
  (await fetch(`${of}/release-set.json`)).json() as Promise<ReleaseSet>;

for (const [role, accesses] of [
  ['seller', ['anyone', 'signed-in']],
  ['staff', ['staff']],
] as const) {
  test(`of no page for ${role} anything is left when it has been left`, async ({
    page,
    context,
    watched,
  }) => {
    const email = `${role}@handover.test`;
    await authenticate(context, email);
    const pathOf = await recordPaths(address, email);
    const { remotes } = await readSet(address);
    const routes = Object.values(remotes).flatMap((remote) => remote.routes);
    const opened = routes.filter(
      ({ path, access: who }) => path !== REDIRECT && accesses.some((one) => one === who),
    );
    await watchRemotes(page);
    await page.goto(ELSEWHERE);
    await page.waitForLoadState('networkidle');
    const before = await leftoversOf(page);
    for (const { path } of opened) {
      await test.step(path, async () => {
        await followTo(page, await pathOf(path));
        await followTo(page, ELSEWHERE);
        await expect.poll(() => leftoversOf(page)).toEqual(before);
      });
    }
    expect(watched.messages).toEqual([]);
  });
}

test('what a remote leaves behind is named, each kind with the file that began it', { tag: '@long' }, async ({
  page,
}) => {
  const remote = 'mfe-opportunities';
  const folder = mkdtempSync(join(tmpdir(), 'handover-leftovers-'));
  cpSync(join(productDir, 'releases'), join(folder, 'releases'), { recursive: true });
  const api = apiAddressOf(productDir);
  const gateway = await startGateway(folder, api);
  try {
    const { remotes } = await readSet(gateway.address);
    const release = remotes[remote];
    const [chunk = ''] = release?.preload.filter((url) => url.endsWith('.js') && url !== release.entry) ?? [];
    const leaking = join(folder, 'leaking');
    cpSync(join(folder, 'releases', remote, release?.version ?? ''), leaking, { recursive: true });
    appendFileSync(join(leaking, chunk.split('/').pop() ?? ''), `;(${leak})();`);
    const build = copyAsVersion(leaking, 1, join(folder, 'build'));
    const { code, output } = await releaseCommands(folder, api).release(
      remote,
      build,
      'ada',
      '--over-budget',
    );
    expect(code, output).toBe(0);
    await watchRemotes(page);
    await page.goto(gateway.address + ELSEWHERE);
    await page.waitForLoadState('networkidle');
    const before = (await leftoversOf(page)).map(({ what }) => what);
    await followTo(page, '/opportunities/sell-opportunities');
    await followTo(page, ELSEWHERE);
    const readLeft = async () => (await leftoversOf(page)).filter(({ what }) => !before.includes(what));
    await expect
      .poll(async () => (await readLeft()).map(({ kind, what }) => `${kind}: ${what}`).toSorted())
      .toEqual([
        'element: div',
        'global: leakedGlobal',
        'listener: keydown of HTMLDocument',
        'listener: resize of Window',
        'observer: MutationObserver',
        'socket: BroadcastChannel',
        'socket: WebSocket',
        'style: style',
        'timer: setInterval',
        'timer: setTimeout',
      ]);
    for (const { kind, by, page: where } of await readLeft()) {
      if (kind === 'global') continue;
      expect(where).toBe('/opportunities/sell-opportunities');
      expect(by).toContain(`/r/${remote}/`);
    }
  } finally {
    await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Begins one of each kind, and some that are ended again. Appended to a file of the remote. */
function leak() {
  const nothing = () => undefined;
  setInterval(nothing, 60_000);
  clearInterval(setInterval(nothing, 60_000));
  setTimeout(nothing, 3_600_000);
  clearTimeout(setTimeout(nothing, 3_600_000));
  addEventListener('resize', nothing);
  document.addEventListener('keydown', nothing, { capture: true });
  document.addEventListener('keyup', nothing, true);
  document.removeEventListener('keyup', nothing, { capture: true });
  const controller = new AbortController();
  addEventListener('scroll', nothing, { signal: controller.signal });
  controller.abort();
  addEventListener('leaked', nothing, { once: true });
  dispatchEvent(new Event('leaked'));
  new MutationObserver(nothing).observe(document.body, { childList: true });
  const observer = new MutationObserver(nothing);
  observer.observe(document, { childList: true });
  observer.disconnect();
  new WebSocket(`${location.origin.replace('http', 'ws')}/ws/`);
  new BroadcastChannel('leaked');
  new BroadcastChannel('ended').close();
  document.head.append(document.createElement('style'));
  document.body.appendChild(document.createElement('div'));
  document.body.appendChild(document.createElement('p')).remove();
  Object.assign(window, { leakedGlobal: true });
}
