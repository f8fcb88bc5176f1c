import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import type { Browser } from '@playwright/test';
import { expect, test } from '../fixtures/clean-console.fixture.ts';
import { signedIn } from '../fixtures/signed-in.fixture.ts';
import { startGateway } from '../product/gateway.ts';
import { LIMIT_MS } from '../product/limits.ts';
import { releaseTool } from '../product/release-tool.ts';
import { apiAddressOf } from '../product/running-parts.ts';
import { currentSetId, servedSetId } from '../product/served-set.ts';
import { twinOf } from '../product/twin.ts';
import { Stroller, type Way } from '../walk/stroller.ts';

const VISITOR: Way[] = [
  ['/', 'A business changes hands once. Let it be in good ones.'],
  ['/opportunities/sell-opportunities', 'Businesses for sale'],
  ['/faq', 'Frequent questions'],
];
const SIGNED_IN: Way[] = [
  ['/user-companies', 'My companies'],
  ['/user-deals', 'Deals'],
  ['/opportunities/sell-opportunities', 'Businesses for sale'],
  ['/user-opps', 'My opportunities'],
];

const productDir = process.env.E2E_DATA_DIR ?? '';
let dataDir: string;
let gateway: Awaited<ReturnType<typeof startGateway>>;

const readSet = async (): Promise<ReleaseSet> =>
  (await fetch(`${gateway.address}/release-set.json`, { headers: { connection: 'close' } })).json();
/** New visitors get this set. */
const expectServed = (id: string) => expect.poll(() => servedSetId(gateway.address)).toBe(id);

test.beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'handover-day-'));
  // The day begins with what the product is now.
  cpSync(join(productDir, 'releases'), join(dataDir, 'releases'), { recursive: true });
  gateway = await startGateway(dataDir, apiAddressOf(productDir));
});
test.afterEach(async () => {
  await gateway?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A build that says of itself what `change` makes of it. */
function misfit(dist: string, change: (manifest: Record<string, unknown>) => object): string {
  const folder = `${dist}-misfit-${Math.random().toString(36).slice(2, 6)}`;
  cpSync(dist, folder, { recursive: true });
  const file = join(folder, 'build-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, version: `${manifest.version}0`, ...change(manifest) }));
  return folder;
}

interface Day {
  /** How many teams, of a remote each, release at once. */
  teams: number;
  rounds: number;
  /** After which rounds the set is taken back, two builds are refused, and a release is killed. */
  rollbacks: number[];
  refusals: number;
  kill: number;
}

/** What happens on a day of releases, while people walk through the product and notice nothing. */
async function releaseDay(browser: Browser, { teams, rounds, rollbacks, refusals, kill }: Day) {
  const dawn = (await readSet()).remotes;
  const remotes = Object.keys(dawn).slice(0, teams);
  const buildOf = (remote: string, number: number) => {
    const folder = join(dataDir, 'builds', `${remote}-${number}`);
    const published = join(dataDir, 'releases', remote, dawn[remote]?.version ?? '');
    return existsSync(folder) ? folder : twinOf(published, number, folder);
  };

  const visitor = await browser.newContext();
  const seller = await browser.newContext();
  const buyer = await browser.newContext();
  await signedIn(seller, 'seller@handover.test', gateway.address);
  await signedIn(buyer, 'buyer@handover.test', gateway.address);
  const walks = [
    await Stroller.start({ context: visitor, address: gateway.address, ways: VISITOR }),
    await Stroller.start({ context: seller, address: gateway.address, ways: SIGNED_IN }),
    await Stroller.start({ context: buyer, address: gateway.address, ways: SIGNED_IN.toReversed() }),
  ];
  const morning = await Promise.all(walks.map((walk) => walk.setId()));

  const tool = releaseTool(dataDir, apiAddressOf(productDir));
  for (let round = 0; round < rounds; round++) {
    const said = await Promise.all(
      remotes.map((remote) => tool.release(remote, buildOf(remote, round), remote)),
    );
    expect(said.filter(({ code }) => code !== 0)).toEqual([]);
    const id = currentSetId(dataDir);
    await expectServed(id);
    const { remotes: now } = await readSet();
    const newcomer = await Stroller.start({ context: visitor, address: gateway.address, ways: VISITOR });
    expect(await newcomer.setId()).toBe(id);
    await newcomer.stop();
    for (const remote of remotes)
      expect(now[remote]?.version, remote).toBe(
        JSON.parse(readFileSync(join(buildOf(remote, round), 'build-manifest.json'), 'utf8')).version,
      );
    const [first = '', second = ''] = [...remotes, ...remotes].slice(round);
    if (rollbacks.includes(round)) {
      const [, before] = await tool.list();
      expect((await tool.rollback()).code).toBe(0);
      await expectServed(before.set);
    }
    if (refusals === round) {
      const newer = misfit(buildOf(first, rounds), () => ({ contract: 99 }));
      const refused = await tool.release(first, newer, first);
      expect(refused.code).toBe(1);
      expect(refused.output).toContain('HR-201');
      expect(refused.output).toContain(first);
      const early = misfit(buildOf(second, rounds), () => ({ api: '99.0.0' }));
      const unknown = await tool.release(second, early, second);
      expect(unknown.code).toBe(1);
      expect(unknown.output).toMatch(/99\.0\.0/);
      expect(currentSetId(dataDir)).toBe(id);
    }
    if (kill === round) {
      await tool.killed(first, buildOf(first, rounds));
      expect(currentSetId(dataDir)).toBe(id);
      const next = await tool.release(second, buildOf(second, rounds), second);
      expect(next.code, 'the next is not held up').toBe(0);
    }
  }

  for (const [index, walk] of walks.entries()) {
    await walk.goesOn();
    expect(await walk.setId(), 'the set of the morning').toBe(morning[index]);
    await walk.stop();
  }
  const list: { action: string; by: string }[] = await tool.list();
  expect(list.filter(({ action }) => action === 'rollback')).toHaveLength(rollbacks.length);
  expect(list.filter(({ action }) => action === 'release')).toHaveLength(rounds * remotes.length + 1);
  for (const remote of remotes)
    expect(list.filter(({ by }) => by === remote).length).toBeGreaterThanOrEqual(rounds);
  for (const context of [visitor, seller, buyer]) await context.close();
}

test('a morning of two teams: four releases, one taken back, two refused, one killed, and nobody notices', ({
  browser,
}) => releaseDay(browser, { teams: 2, rounds: 2, rollbacks: [0], refusals: 1, kill: 1 }));

test('a day of five teams: twenty releases, two taken back, two refused, one killed, and nobody notices', {
  tag: '@long',
}, ({ browser }) => {
  test.setTimeout(2 * LIMIT_MS);
  return releaseDay(browser, { teams: 5, rounds: 4, rollbacks: [0, 2], refusals: 1, kill: 3 });
});
