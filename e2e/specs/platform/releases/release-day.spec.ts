import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { inSuite } from '@handover/shared/testing/suite';
import type { Browser } from '@playwright/test';
import { BackgroundUser, type NavigationStep } from '../../../actions/background-user.ts';
import { authenticate } from '../../../fixtures/authenticate.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { startGateway } from '../../../product/gateway.ts';
import { HANG_LIMIT_MS } from '../../../product/limits.ts';
import { dataDir as ownDataDir } from '../../../product/own-product.ts';
import { apiAddressOf } from '../../../product/processes.ts';
import { copyAsVersion } from '../../../product/releases/copy-as-version.ts';
import { releaseCommands } from '../../../product/releases/release-tool.ts';
import { currentSetId, servedSetId } from '../../../product/releases/served-set.ts';

const VISITOR: NavigationStep[] = [
  ['/', 'A business changes hands once. Let it be in good ones.'],
  ['/opportunities/sell-opportunities', 'Businesses for sale'],
  ['/faq', 'Frequent questions'],
];
const SIGNED_IN: NavigationStep[] = [
  ['/user-companies', 'My companies'],
  ['/user-deals', 'Deals'],
  ['/opportunities/sell-opportunities', 'Businesses for sale'],
  ['/user-opps', 'My opportunities'],
];

const productDir = ownDataDir();
let dataDir: string;
let gateway: Awaited<ReturnType<typeof startGateway>>;

const readSet = async (): Promise<ReleaseSet> =>
  (await fetch(`${gateway.address}/release-set.json`, { headers: { connection: 'close' } })).json();
/** Waits until new visitors get this set. */
const expectServed = (id: string) => expect.poll(() => servedSetId(gateway.address)).toBe(id);

// Releases by the tool, each in a process of its own.
test.describe.configure({ timeout: HANG_LIMIT_MS });
test.beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'handover-day-'));
  // Starts from the current release set of the product.
  cpSync(join(productDir, 'releases'), join(dataDir, 'releases'), { recursive: true });
  gateway = await startGateway(dataDir, apiAddressOf(productDir));
});
test.afterEach(async () => {
  await gateway?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A copy of a build with a changed manifest, under a new version. */
function incompatibleBuild(dist: string, change: (manifest: Record<string, unknown>) => object): string {
  const folder = `${dist}-incompatible-${Math.random().toString(36).slice(2, 6)}`;
  cpSync(dist, folder, { recursive: true });
  const file = join(folder, 'build-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, version: `${manifest.version}0`, ...change(manifest) }));
  return folder;
}

interface Day {
  /** How many teams release at once, each its own remote. */
  teams: number;
  rounds: number;
  /** The rounds after which the set is rolled back, two builds are refused, and a release is killed. */
  rollbacks: number[];
  refusals: number;
  kill: number;
  /** Whether each team takes its own release back at the end. */
  takeBack?: boolean;
}

/** Plays a day of releases while users browse the product, and expects that they do not notice anything. */
async function releaseDay(browser: Browser, { teams, rounds, rollbacks, refusals, kill, takeBack }: Day) {
  const initial = (await readSet()).remotes;
  const remotes = Object.keys(initial).slice(0, teams);
  const buildFor = (remote: string, number: number) => {
    const folder = join(dataDir, 'builds', `${remote}-${number}`);
    const published = join(dataDir, 'releases', remote, initial[remote]?.version ?? '');
    return existsSync(folder) ? folder : copyAsVersion(published, number, folder);
  };

  const visitor = await browser.newContext();
  const seller = await browser.newContext();
  const buyer = await browser.newContext();
  await authenticate(seller, 'seller@handover.test', gateway.address);
  await authenticate(buyer, 'buyer@handover.test', gateway.address);
  const browses = { address: gateway.address, inRounds: inSuite({ test: true, long: false }) };
  const users = [
    await BackgroundUser.start({ context: visitor, steps: VISITOR, ...browses }),
    await BackgroundUser.start({ context: seller, steps: SIGNED_IN, ...browses }),
    await BackgroundUser.start({ context: buyer, steps: SIGNED_IN.toReversed(), ...browses }),
  ];
  /** Every user goes through all pages while something is done. */
  const whileBrowsing = async <T>(act: () => Promise<T>): Promise<T> => {
    const [result] = await Promise.all([act(), ...users.map((user) => user.waitForAnotherRound())]);
    return result;
  };
  const setsAtStart = await Promise.all(users.map((user) => user.setId()));

  const commands = releaseCommands(dataDir, apiAddressOf(productDir));
  for (let round = 0; round < rounds; round++) {
    const results = await whileBrowsing(() =>
      Promise.all(remotes.map((remote) => commands.release(remote, buildFor(remote, round), remote))),
    );
    expect(results.filter(({ code }) => code !== 0)).toEqual([]);
    const id = currentSetId(dataDir);
    await expectServed(id);
    const { remotes: now } = await readSet();
    const newcomer = await BackgroundUser.start({
      context: visitor,
      address: gateway.address,
      steps: VISITOR,
    });
    expect(await newcomer.setId()).toBe(id);
    await newcomer.stop();
    for (const remote of remotes)
      expect(now[remote]?.version, remote).toBe(
        JSON.parse(readFileSync(join(buildFor(remote, round), 'build-manifest.json'), 'utf8')).version,
      );
    const [first = '', second = ''] = [...remotes, ...remotes].slice(round);
    if (rollbacks.includes(round)) {
      const [, before] = await commands.list();
      expect((await whileBrowsing(() => commands.rollback())).code).toBe(0);
      await expectServed(before.set);
    }
    if (refusals === round) {
      const newer = incompatibleBuild(buildFor(first, rounds), () => ({ contract: 99 }));
      const refused = await whileBrowsing(() => commands.release(first, newer, first));
      expect(refused.code).toBe(1);
      expect(refused.output).toContain('HR-201');
      expect(refused.output).toContain(first);
      const early = incompatibleBuild(buildFor(second, rounds), () => ({ api: '99.0.0' }));
      const unknown = await commands.release(second, early, second);
      expect(unknown.code).toBe(1);
      expect(unknown.output).toMatch(/99\.0\.0/);
      expect(currentSetId(dataDir)).toBe(id);
    }
    if (kill === round) {
      await whileBrowsing(() => commands.releaseAndKill(first, buildFor(first, rounds)));
      expect(currentSetId(dataDir)).toBe(id);
      const next = await whileBrowsing(() => commands.release(second, buildFor(second, rounds), second));
      expect(next.code, 'the killed release does not block the next one').toBe(0);
    }
  }

  if (takeBack) {
    for (const remote of remotes) await commands.command('owners', '--team', remote, `team-${remote}`);
    const back = (remote: string, by: string) => commands.rollback(remote, '--by', by);
    const stranger = await back(remotes[0] ?? '', `team-${remotes[1]}`);
    expect(stranger.output).toContain(`its team is team-${remotes[0]}`);
    const list: { action: string; changes: { name: string; from: string }[] }[] = await commands.list();
    const before = (remote: string) =>
      list
        .filter(({ action }) => action === 'release')
        .flatMap(({ changes }) => changes.filter(({ name }) => name === remote))[0]?.from;
    const results = await whileBrowsing(() =>
      Promise.all(remotes.map((remote) => back(remote, `team-${remote}`))),
    );
    expect(results.filter(({ code }) => code !== 0)).toEqual([]);
    await expectServed(currentSetId(dataDir));
    const { remotes: now } = await readSet();
    for (const remote of remotes) expect(now[remote]?.version, remote).toBe(before(remote));
  }

  for (const [index, user] of users.entries()) {
    await user.waitForAnotherRound();
    expect(await user.setId(), 'the set at the start').toBe(setsAtStart[index]);
    await user.stop();
  }
  const list: { action: string; by: string }[] = await commands.list();
  expect(list.filter(({ action }) => action === 'rollback')).toHaveLength(
    rollbacks.length + (takeBack ? remotes.length : 0),
  );
  expect(list.filter(({ action }) => action === 'release')).toHaveLength(rounds * remotes.length + 1);
  for (const remote of remotes)
    expect(list.filter(({ by }) => by === remote).length).toBeGreaterThanOrEqual(rounds);
  for (const context of [visitor, seller, buyer]) await context.close();
}

test(
  'two teams: four releases, one rollback, two refusals, one killed release, and no user notices',
  {
    tag: '@long',
  },
  ({ browser }) => releaseDay(browser, { teams: 2, rounds: 2, rollbacks: [0], refusals: 1, kill: 1 }),
);

test('five teams: twenty releases, two rollbacks, two refusals, one killed release, each takes back its own, and no user notices', {
  tag: '@long',
}, ({ browser }) => {
  test.setTimeout(2 * HANG_LIMIT_MS);
  return releaseDay(browser, {
    teams: 5,
    rounds: 4,
    rollbacks: [0, 2],
    refusals: 1,
    kill: 3,
    takeBack: true,
  });
});
