import { canIRelease } from '../can-i-release.ts';
import { history } from '../history/history.ts';
import { watchedSet } from '../history/watched-set.ts';
import { promote } from '../places/promote.ts';
import { release } from '../release.ts';
import { folderStore } from '../store/folder-store.ts';
import { runTool } from '../testing/run-tool.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { moveRollout } from './move-rollout.ts';

const temp = tempStore();
const build = (hash: string) => writeBuild(temp.folder, { name: 'mfe-deals', hash });
const store = () => folderStore(temp.location);
const served = () => watchedSet(temp.location)()?.remotes['mfe-deals']?.version;
const refusal = /mfe-deals 1\.0\.0-d2 was taken back by gateway, .*: 7 of 90 people with failures/;

/** A rollout of d2, which a gateway has stopped. */
beforeEach(async () => {
  await release(temp.location, [writeBuild(temp.folder, { name: 'host', hash: 'h1' }), build('d1')]);
  await release(temp.location, [build('d2')], { canary: { share: 5 } });
  const why = '7 of 90 people with failures';
  await moveRollout(store(), { by: 'gateway', next: () => ({ action: 'stop', why }) });
});

test('it is not released again, at once or to a part of people, and not promoted, unless it is said why', async () => {
  await expect(release(temp.location, [build('d2')])).rejects.toThrow(refusal);
  await expect(release(temp.location, [build('d2')], { canary: { share: 1 } })).rejects.toThrow(refusal);
  await expect(canIRelease(temp.location, [build('d2')])).rejects.toThrow(refusal);
  await release(temp.location, [build('d2')], { place: 'staging' });
  await expect(promote(temp.location, { from: 'staging' })).rejects.toThrow(refusal);
  expect(served()).toBe('1.0.0-d1');
  await promote(temp.location, { from: 'staging', again: 'the api was down' });
  expect(served()).toBe('1.0.0-d2');
  expect((await history(store()))[0]).toMatchObject({ action: 'promote', again: 'the api was down' });
});

test('once it came again it is a version like others', async () => {
  await release(temp.location, [build('d2')], { again: 'the api was down' });
  await release(temp.location, [build('d3')]);
  await release(temp.location, [build('d2')]);
  expect(served()).toBe('1.0.0-d2');
});

test('another version is not asked for a reason', async () => {
  await release(temp.location, [build('d3')]);
  expect(served()).toBe('1.0.0-d3');
});

test('by the tool, and the history says why, and of which commit', async () => {
  const tool = (...args: string[]) =>
    runTool(temp, 'ada', 'release', 'mfe-deals', '--dist', build('d2'), ...args);
  const refused = await tool();
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(refusal);
  expect((await tool('--again', ' ')).output).toContain('--again says why it comes again');
  process.env.CI_COMMIT_SHA = '4f2a9c1';
  expect((await tool('--again', 'the api was down')).code).toBe(0);
  delete process.env.CI_COMMIT_SHA;
  const { output } = await runTool(temp, 'ada', 'list');
  expect(output).toMatch(/release by ada .*\n {4}again: the api was down\n {4}commit 4f2a9c1\n/);
});
