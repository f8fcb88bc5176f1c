import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { until } from '@handover/shared/testing/until';
import { folderSource, moveTo, type RolloutCounts, readCounts } from '@handover/tooling/releases';
import { createGateway } from '../app.ts';
import { buildSet, writeTexts } from '../testing/build-set.ts';
import { createPerson } from '../testing/person.ts';

const CURRENT = 'set-1';
const CANARY = 'set-2';

/** The set with another version of its remote. */
function canarySet(): ReleaseSet {
  const { remotes, ...set } = buildSet();
  const deals = remotes['mfe-deals'];
  if (!deals) throw new Error('no deals');
  return { ...set, id: CANARY, remotes: { 'mfe-deals': { ...deals, version: '1.0.0-b' } } };
}

let store: string;
let gateways: Awaited<ReturnType<typeof createGateway>>[];
beforeEach(async () => {
  store = mkdtempSync(join(tmpdir(), 'handover-rollout-'));
  writeTexts(store);
  await moveTo(store, buildSet());
  const options = { store, apiUrl: 'http://127.0.0.1:1', publicUrl: 'https://handover.test' };
  gateways = [await createGateway(options), await createGateway(options)];
});
afterEach(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  rmSync(store, { recursive: true, force: true });
});

let made = 0;
const newPerson = () => createPerson(`203.0.${Math.floor(made / 250)}.${(made++ % 250) + 1}`);
const gateway = (number = 0) => gateways[number % 2] as (typeof gateways)[number];
const pointer = () => JSON.parse(readFileSync(join(store, 'current.json'), 'utf8'));

/** Begins a rollout; resolves once both gateways serve it. */
async function begin({ share = 20, people = 1_000_000 } = {}) {
  const record = { id: '0a1b2c3d', set: CANARY, share, since: new Date(0).toISOString(), people, minutes: 0 };
  await moveTo(store, buildSet(), { record, set: canarySet() });
  for (const each of gateways)
    await until('the gateway serves it', async () => {
      const person = newPerson();
      await person.visit(each);
      return person.cookies.has('rollout');
    });
}

/** Somebody who has one of both sets. */
async function personWith(set: string, number = 0) {
  // One of five has it, or more: who is not found by now never is.
  for (let tries = 0; tries < 500; tries += 1) {
    const person = newPerson();
    if ((await person.visit(gateway(number))) === set) return person;
  }
  throw new Error(`Nobody gets ${set}`);
}

test('without a rollout there is no cookie', async () => {
  const person = newPerson();
  expect(await person.visit(gateway())).toBe(CURRENT);
  await person.fail(gateway());
  expect([...person.cookies.keys()]).toEqual([]);
});

test('a person has one set: on each page, in each check for updates, of each gateway', async () => {
  await begin();
  const sets: (string | undefined)[] = [];
  for (let index = 0; index < 60; index++) {
    const person = newPerson();
    const set = await person.visit(gateway(index));
    sets.push(set);
    expect(await person.visit(gateway(index + 1))).toBe(set);
    expect((await person.check(gateway(index))).json().id).toBe(set);
    expect((await person.check(gateway(index + 1), set)).statusCode).toBe(304);
  }
  expect([...new Set(sets)].sort()).toEqual([CURRENT, CANARY]);
});

test('what is only of this person is kept by no cache, and says how many have it', async () => {
  await begin();
  const { headers } = await (await personWith(CANARY)).check(gateway());
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'rollout-share': '20' });
  const others = await (await personWith(CURRENT)).check(gateway());
  expect(others.headers['rollout-share']).toBeUndefined();
  const cookie = String(
    (await gateway().inject({ url: '/faq', headers: { accept: '*/*' } })).headers['set-cookie'],
  );
  expect(cookie).toMatch(
    /^rollout=[\w-]{22}\.0a1b2c3d\.20\.a; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('who keeps no cookie is offered no other set, whichever their page has', async () => {
  await begin();
  for (const set of [CURRENT, CANARY]) expect((await newPerson().check(gateway(), set)).statusCode).toBe(304);
  expect((await newPerson().check(gateway(), 'set-0')).json().id).toBe(CURRENT);
});

test('failures that two gateways hear of together stop it, once, and the history says why', async () => {
  await begin();
  const people = [];
  for (let index = 0; index < 6; index++) people.push(await personWith(CANARY, index));
  await Promise.all(people.map((person, index) => person.fail(gateway(index))));
  await until('it is stopped', () => pointer().rollout === undefined);
  expect(pointer()).toMatchObject({
    set: CURRENT,
    entry: { action: 'stop', by: 'gateway', set: CURRENT, before: CANARY },
  });
  expect(pointer().entry.note).toMatch(
    /^[56] of [56] people with failures, with the set before 0 of \d+ \(evidence /,
  );
  expect(pointer().entry.number).toBe(1);
  const person = newPerson();
  expect(await person.visit(gateway())).toBe(CURRENT);
  expect([...person.cookies.keys()]).toEqual([]);
});

test('it becomes current by itself while nothing is found against it', async () => {
  await begin({ share: 50, people: 5 });
  for (let index = 0; index < 5; index++) {
    await (await personWith(CANARY, index)).tell(gateway(index), 800);
    await (await personWith(CURRENT, index)).tell(gateway(index), 800);
  }
  await until('it is current', () => pointer().set === CANARY);
  expect(pointer().entry).toMatchObject({
    action: 'widen',
    share: 100,
    note: 'no harm found with 5 people at 50 %',
    changes: [{ name: 'mfe-deals', from: '1.0.0-a', to: '1.0.0-b' }],
  });
});

/** The counts of the gateways, once they have written all of them. */
async function counted(isAll: (counts: RolloutCounts[string]) => boolean) {
  let step: RolloutCounts[string] | undefined;
  await until('all is counted', async () => {
    step = (await readCounts(folderSource(store).store, '0a1b2c3d'))[20];
    return step !== undefined && isAll(step);
  });
  return step;
}

test('one address can not stop it, nor one person, nor a tab from before it', async () => {
  await begin();
  const before = createPerson('198.51.100.7');
  for (let index = 0; index < 20; index++) {
    const attacker = createPerson('198.51.100.7');
    for (const cookie of (await personWith(CANARY)).cookies) attacker.cookies.set(...cookie);
    await attacker.fail(gateway());
  }
  await before.fail(gateway());
  const one = await personWith(CANARY);
  const kept = one.cookies.get('rollout') ?? '';
  for (let index = 0; index < 20; index++) {
    one.cookies.set('rollout', kept);
    await one.fail(gateway());
  }
  const last = await personWith(CURRENT);
  await last.fail(gateway());
  // The last one is written with all before it.
  const counts = await counted(({ current }) => current.failures.length === 1);
  expect(counts?.canary.failures).toHaveLength(2);
  expect(pointer().rollout).toBeDefined();
});

test('a made-up share counts for nothing', async () => {
  await begin();
  const person = await personWith(CANARY);
  person.cookies.set('rollout', person.cookies.get('rollout')?.replace('.20.', '.1.') ?? '');
  await person.fail(gateway());
  await (await personWith(CURRENT)).fail(gateway());
  const counts = await counted(({ current }) => current.failures.length === 1);
  expect(counts?.canary.failures).toEqual([]);
});

test('while its counts can not be written, nobody gets it', async () => {
  await begin();
  const person = await personWith(CANARY);
  rmSync(join(store, 'rollouts'), { recursive: true, force: true });
  writeFileSync(join(store, 'rollouts'), '');
  // Something new has to be written.
  await until('the set before is served', async () => (await person.visit(gateway())) === CURRENT);
  expect((await person.check(gateway())).json().id).toBe(CURRENT);
  rmSync(join(store, 'rollouts'));
  await until('it is watched again', async () => (await person.visit(gateway())) === CANARY);
});
