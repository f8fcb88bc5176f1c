import { history } from '../history/history.ts';
import { watchedSet } from '../history/watched-set.ts';
import { inPlace } from '../places/place.ts';
import { promote } from '../places/promote.ts';
import { release } from '../release.ts';
import { revoke } from '../revoke/revoke.ts';
import { rollback } from '../rollback.ts';
import { moveRollout } from '../rollout/move-rollout.ts';
import { folderStore } from '../store/folder-store.ts';
import { runTool } from '../testing/run-tool.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { setTeam } from './change-owners.ts';
import { type Mover, untoldEmergencies } from './teams.ts';

const temp = tempStore();
const build = (name: string, hash: string) => writeBuild(temp.folder, { name, hash });
const store = () => folderStore(temp.location);
const current = () => watchedSet(temp.location)();
const publish = (name: string, hash: string, options: { by: string; place?: string }) =>
  release(temp.location, [build(name, hash)], options);
/** Ada's remote in its second version, bob's in its second, which is the newest. */
beforeEach(async () => {
  await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1'), build('mfe-auth', 'a1')]);
  await setTeam(temp.location, 'mfe-deals', ['ada', 'alan']);
  await setTeam(temp.location, 'mfe-auth', ['bob']);
  await publish('mfe-deals', 'd2', { by: 'ada' });
  await publish('mfe-auth', 'a2', { by: 'bob' });
});

const stopRollout = ({ by, emergency }: Mover) =>
  moveRollout(store(), { by, person: { by, emergency }, next: () => ({ action: 'stop' }) });

/** What moves ada's remote, in each of the ways. */
const moves: [string, (mover: Mover) => Promise<unknown>][] = [
  ['a rollback of a set', (mover) => rollback(temp.location, { ...mover, to: firstSet() })],
  ['a rollback of the remote', (mover) => rollback(temp.location, { ...mover, name: 'mfe-deals' })],
  ['a revocation', (mover) => revoke(temp.location, { ...mover, name: 'mfe-deals' })],
  ['a promotion', (mover) => promote(temp.location, { ...mover, from: 'staging', names: ['mfe-deals'] })],
  ['the end of a rollout', stopRollout],
];
let first = '';
const firstSet = () => first;

test.each(moves)(
  '%s is refused to who is not of its team, and passes in an emergency',
  async (name, move) => {
    const entries = await history(store());
    first = entries.at(-1)?.set ?? '';
    if (name === 'a promotion') await publish('mfe-deals', 'd3', { by: 'ada', place: 'staging' });
    if (name === 'the end of a rollout')
      await release(temp.location, [build('mfe-deals', 'd3')], { by: 'ada', canary: { share: 5 } });
    const before = await history(store());
    await expect(move({ by: 'mallory' })).rejects.toThrow(
      'HR-205 mfe-deals: mallory may not move it; its team is ada, alan',
    );
    expect(await history(store())).toEqual(before);
    await move({ by: 'mallory', emergency: 'it deletes drafts' });
    const [entry] = await history(store());
    expect(entry).toMatchObject({ by: 'mallory', emergency: 'it deletes drafts' });
  },
);

test('each team takes back its own, and nothing of others', async () => {
  await rollback(temp.location, { name: 'mfe-auth', by: 'bob' });
  expect(current()?.remotes).toMatchObject({
    'mfe-auth': { version: '1.0.0-a1' },
    'mfe-deals': { version: '1.0.0-d2' },
  });
  await expect(
    rollback(temp.location, { to: (await history(store())).at(-1)?.set, by: 'bob' }),
  ).rejects.toThrow(/mfe-deals: bob may not move it.*\n {2}What can't wait passes with --emergency/s);
});

test('the same by the tool', async () => {
  const runAs = (person: string, command: string, ...args: string[]) =>
    runTool(temp, person, command, ...args);
  const oldest = (await history(store())).at(-1)?.set ?? '';
  const refused = await runAs('bob', 'rollback', oldest);
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('HR-205 mfe-deals: bob may not'),
  });
  expect(await runAs('mallory', 'revoke', 'mfe-auth')).toMatchObject({ code: 1 });
  const own = await runAs('bob', 'rollback', 'mfe-auth');
  expect(own).toMatchObject({ code: 0, output: expect.stringContaining('mfe-auth  1.0.0-a2 -> 1.0.0-a1') });
  expect(current()?.remotes['mfe-deals']?.version).toBe('1.0.0-d2');
  expect((await runAs('bob', 'rollback', 'mfe-deals', '--emergency', '')).output).toContain('says why');
  expect((await runAs('bob', 'rollback', 'mfe-deals', 'd1', '--emergency', 'empty lists')).code).toBe(0);
  const { output } = await runAs('ada', 'list');
  expect(output).toMatch(
    /told to your team: rollback by bob in an emergency, .*: empty lists\n.*mfe-deals 1.0.0-d2 -> 1.0.0-d1/,
  );
  expect((await runAs('bob', 'list')).output).not.toContain('told to your team');
});

test('a gateway ends a rollout of any team', async () => {
  await release(temp.location, [build('mfe-deals', 'd3')], { by: 'ada', canary: { share: 5 } });
  const done = await moveRollout(store(), { by: 'gateway', next: () => ({ action: 'stop' }) });
  expect(done).toEqual({ action: 'stop' });
});

test('the team is told of an emergency until one of them has moved the package again', async () => {
  const untold = async (person: string) =>
    (await untoldEmergencies(store(), current(), person)).map(({ by, emergency }) => [by, emergency]);
  await rollback(temp.location, { name: 'mfe-deals', by: 'bob', emergency: 'empty lists' });
  expect(await untold('ada')).toEqual([['bob', 'empty lists']]);
  expect(await untold('alan')).toEqual([['bob', 'empty lists']]);
  expect(await untold('bob')).toEqual([]);
  await publish('mfe-auth', 'a3', { by: 'bob' });
  expect(await untold('ada')).toEqual([['bob', 'empty lists']]);
  await publish('mfe-deals', 'd3', { by: 'alan' });
  expect(await untold('ada')).toEqual([]);
  await revoke(temp.location, {
    name: 'mfe-deals',
    version: '1.0.0-d1',
    by: 'bob',
    emergency: 'a key in it',
  });
  expect(await untold('ada')).toEqual([['bob', 'a key in it']]);
});

test('an emergency in another place is told there', async () => {
  await publish('mfe-deals', 'd3', { by: 'ada', place: 'staging' });
  await rollback(temp.location, { name: 'mfe-deals', place: 'staging', by: 'bob', emergency: 'slow' });
  expect(await untoldEmergencies(inPlace(store(), 'staging'), current(), 'ada')).toHaveLength(1);
  expect(await untoldEmergencies(store(), current(), 'ada')).toEqual([]);
});
