import { readdirSync } from 'node:fs';
import { watchedSet } from './history/watched-set.ts';
import { addKey, setTeam } from './ownership/change-owners.ts';
import { release } from './release.ts';
import { generateKey } from './signing/signing-keys.ts';
import { runTool } from './testing/run-tool.ts';
import { tempStore } from './testing/temp-store.ts';
import { writeBuild } from './testing/write-build.ts';

const temp = tempStore();
const build = (hash: string, more?: object) => writeBuild(temp.folder, { name: 'mfe-deals', hash, more });
const current = () => watchedSet(temp.location)()?.remotes['mfe-deals'];
/** All that the store has, without locks. */
const stored = () =>
  readdirSync(temp.location, { recursive: true })
    .map(String)
    .filter((name) => !name.startsWith('lease'))
    .sort();

beforeEach(async () => {
  await release(temp.location, [writeBuild(temp.folder, { name: 'host', hash: 'h1' }), build('d1')]);
});

const routeFor = (access: string) => ({
  descriptor: { routes: [{ path: '/user-deals', page: 'list', access }], widgets: [], modals: [] },
});
const heavy = { descriptor: { ...routeFor('signed-in').descriptor, budgets: { js: 0.001 } } };
const nothing = async () => undefined;

test.each<[string, object, () => Promise<unknown>, string]>([
  ['a gate', { requires: { react: '99.0.0' } }, nothing, 'react'],
  ['its team', {}, () => setTeam(temp.location, 'mfe-deals', ['ada']), 'HR-205'],
  ['what its page allowed before', routeFor('anyone'), nothing, '--loosen'],
  ['its budget', heavy, nothing, '--over-budget'],
  ['the key of its team', {}, () => addKey(temp.location, 'mfe-deals'), 'RELEASE_KEY'],
])('a build that is refused for %s leaves nothing in the store', async (_, more, before, reason) => {
  await before();
  const files = stored();
  const signingKey = generateKey().privateKey;
  await expect(release(temp.location, [build('d2', more)], { by: 'bob', signingKey })).rejects.toThrow(
    reason,
  );
  expect(stored()).toEqual(files);
  expect(current()?.version).toBe('1.0.0-d1');
});

test('by the tool: the same files, for other people, are not released under their version', async () => {
  const tool = (...args: string[]) => runTool(temp, 'ada', 'release', 'mfe-deals', ...args);
  const forAnyone = await tool('--dist', build('d2', routeFor('anyone')), '--place', 'staging', '--loosen');
  expect(forAnyone).toMatchObject({ code: 0 });
  const { code, output } = await tool('--dist', build('d2', routeFor('staff')));
  expect({ code, output }).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      'The store has mfe-deals 1.0.0-d2 with other facts in its manifest (descriptor)',
    ),
  });
  expect(current()?.version).toBe('1.0.0-d1');
  expect(await tool('--dist', build('d3', routeFor('staff')))).toMatchObject({ code: 0 });
  expect(current()).toMatchObject({ version: '1.0.0-d3', routes: [{ access: 'staff' }] });
});
