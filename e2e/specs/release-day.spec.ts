import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { expect, test } from '../fixtures/clean-console.fixture.ts';
import { signedIn } from '../fixtures/signed-in.fixture.ts';
import { startGateway } from '../product/gateway.ts';
import { releaseTool } from '../product/release-tool.ts';
import { apiAddressOf } from '../product/running-parts.ts';
import { twinOf } from '../product/twin.ts';
import { Stroller, type Way } from '../walk/stroller.ts';

const ROUNDS = 4;
const WITHIN_MS = 1000;
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
/** What a visitor who comes now gets, in their html. */
async function servedId(): Promise<string> {
  const answer = await fetch(gateway.address, { headers: { accept: 'text/html', connection: 'close' } });
  const written = /id="release-set"[^>]*>(.*?)<\/script>/s.exec(await answer.text())?.[1] ?? '{}';
  return JSON.parse(written).id;
}
/** ms until new visitors get this set. */
async function servedAfter(id: string): Promise<number> {
  const from = performance.now();
  await expect.poll(servedId, { timeout: 5000, intervals: [20] }).toBe(id);
  return performance.now() - from;
}

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'handover-day-'));
  // The day begins with what the product is now.
  cpSync(join(productDir, 'releases'), join(dataDir, 'releases'), { recursive: true });
  gateway = await startGateway(dataDir, apiAddressOf(productDir));
});
test.afterAll(async () => {
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

test('a day of five teams: twenty releases, two taken back, two refused, one killed, and nobody notices', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const dawn = (await readSet()).remotes;
  const remotes = Object.keys(dawn);
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
  const rolledBack: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Five teams, all at once.
    const said = await Promise.all(
      remotes.map((remote) => tool.release(remote, buildOf(remote, round), remote)),
    );
    expect(said.filter(({ code }) => code !== 0)).toEqual([]);
    const { id, remotes: now } = await readSet();
    await servedAfter(id);
    const newcomer = await Stroller.start({ context: visitor, address: gateway.address, ways: VISITOR });
    expect(await newcomer.setId()).toBe(id);
    await newcomer.stop();
    for (const remote of remotes)
      expect(now[remote]?.version, remote).toBe(
        JSON.parse(readFileSync(join(buildOf(remote, round), 'build-manifest.json'), 'utf8')).version,
      );
    const [first = '', second = ''] = remotes.slice(round);
    if (round === 0 || round === 2) {
      const [, before] = await tool.list();
      expect((await tool.rollback()).code).toBe(0);
      rolledBack.push(await servedAfter(before.set));
    }
    if (round === 1) {
      const newer = misfit(buildOf(first, ROUNDS), () => ({ contract: 99 }));
      const refused = await tool.release(first, newer, first);
      expect(refused.code).toBe(1);
      expect(refused.output).toContain('HR-201');
      expect(refused.output).toContain(first);
      const early = misfit(buildOf(second, ROUNDS), () => ({ api: '99.0.0' }));
      const unknown = await tool.release(second, early, second);
      expect(unknown.code).toBe(1);
      expect(unknown.output).toMatch(/99\.0\.0/);
      expect(await servedId()).toBe(id);
    }
    if (round === 3) {
      await tool.killed(first, buildOf(first, ROUNDS));
      expect(await servedId()).toBe(id);
      expect(
        (await tool.release(second, buildOf(second, ROUNDS), second)).code,
        'the next is not held up',
      ).toBe(0);
    }
  }

  expect(Math.max(...rolledBack)).toBeLessThan(WITHIN_MS);
  for (const [index, walk] of walks.entries()) {
    expect(walk.visits, 'pages seen').toBeGreaterThan(5);
    expect(await walk.setId(), 'the set of the morning').toBe(morning[index]);
    await walk.stop();
  }
  const list: { action: string; by: string }[] = await tool.list();
  expect(list.filter(({ action }) => action === 'rollback')).toHaveLength(2);
  expect(list.filter(({ action }) => action === 'release')).toHaveLength(ROUNDS * remotes.length + 1);
  for (const remote of remotes)
    expect(list.filter(({ by }) => by === remote).length).toBeGreaterThanOrEqual(ROUNDS);
  for (const context of [visitor, seller, buyer]) await context.close();
});
