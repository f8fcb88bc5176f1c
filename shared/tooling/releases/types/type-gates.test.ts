import { globSync } from 'node:fs';
import type { RemoteRelease } from '@handover/shared/federation/contract';
import { checkGates } from '@handover/shared/federation/gates';
import { canIRelease } from '../can-i-release.ts';
import { watchedSet } from '../history/watched-set.ts';
import { promote } from '../places/promote.ts';
import { release } from '../release.ts';
import { type Declarations, hostTypes, remoteTypes, UI } from '../testing/build-types.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';

const temp = tempStore();

const PAGE = `import { Panel } from '${UI}';\nexport const page = Panel({ title: 'Deals' });\n`;
const CALM = `import { Panel } from '${UI}';\nexport const page = Panel({ title: 'Deals', tone: 'calm' });\n`;
const optional = { props: 'title: string;\ntone?: string;' };
const required = { props: 'title: string;\ntone: string;' };

const host = (hash: string, declarations?: Declarations) =>
  writeBuild(temp.folder, {
    name: 'host',
    hash,
    types: hostTypes(declarations),
    more: { provides: { react: '19.3.1', [`${UI}/panels`]: '1.0.0' } },
  });
const remote = (hash: string, source: string, declarations?: Declarations) =>
  writeBuild(temp.folder, {
    name: 'mfe-deals',
    hash,
    types: remoteTypes(source, hostTypes(declarations)),
    more: { requires: { react: '19.3.1', [`${UI}/panels`]: '1.0.0' } },
  });
const entryPoints = () => watchedSet(temp.location)()?.host.entryPoints;
const deals = () => watchedSet(temp.location)()?.remotes['mfe-deals'];
/** What the browser says of the version of `mfe-deals` in the set, or of its fallback. */
const refusal = (release: RemoteRelease | null | undefined) => {
  const host = watchedSet(temp.location)()?.host;
  return host && release ? checkGates('mfe-deals', release, host)?.detail : 'nothing released';
};
const PLACE = 'mfe-deals/src/pages/list.page.ts:2: ';

test('a host that offers more is released, and its entry point gets the next minor version', async () => {
  await release(temp.location, [host('h1'), remote('d1', PAGE)]);
  expect(entryPoints()).toEqual({ [UI]: '1.0.0' });
  const { entryPoints: changed } = await release(temp.location, [host('h2', optional)]);
  expect(changed).toEqual([
    {
      entryPoint: UI,
      difference: 'minor',
      reasons: ['Panel takes or gives more'],
      from: '1.0.0',
      to: '1.1.0',
    },
  ]);
  expect(entryPoints()).toEqual({ [UI]: '1.1.0' });
  await release(temp.location, [remote('d2', CALM, optional)]);
  expect(entryPoints()).toEqual({ [UI]: '1.1.0' });
});

test('a host that a live remote does not compile with is refused with file and line, and so for the remotes at once released', async () => {
  await release(temp.location, [host('h1'), remote('d1', PAGE)]);
  const newer = host('h2', required);
  await expect(release(temp.location, [newer])).rejects.toThrow(
    `Refused, nothing was changed. With host 1.0.0-h2:\n  ${PLACE}Property 'tone' is missing`,
  );
  expect(watchedSet(temp.location)()?.host.version).toBe('1.0.0-h1');
  await release(temp.location, [newer, remote('d2', CALM, required)]);
  expect(entryPoints()).toEqual({ [UI]: '2.0.0' });
  // The version before does not run with this host, so it is no fallback.
  expect(watchedSet(temp.location)()?.remotes['mfe-deals']?.fallback).toBeNull();
});

test('browsers compare the versions that a remote was checked with: a major one refuses what was not checked anew', async () => {
  const gone = { without: 'useDay' };
  await release(temp.location, [
    host('h1'),
    remote('d1', `import { useDay } from '${UI}';\nexport const day = useDay();\n`),
  ]);
  await release(temp.location, [remote('d2', PAGE)]);
  expect(deals()?.entryPoints).toEqual({ [UI]: '1.0.0' });
  await release(temp.location, [host('h2', optional)]);
  // What is compatible stays as it was checked.
  expect([deals()?.entryPoints, refusal(deals()), refusal(deals()?.fallback)]).toEqual([
    { [UI]: '1.0.0' },
    undefined,
    undefined,
  ]);
  await release(temp.location, [host('h3', { ...optional, ...gone })]);
  // It compiles with the new major; its fallback, which does not, was not checked.
  expect([deals()?.entryPoints, refusal(deals())]).toEqual([{ [UI]: '2.0.0' }, undefined]);
  expect(refusal(deals()?.fallback)).toBe(`${UI}: remote wants 1.0.0, host has 2.0.0`);
  await release(temp.location, [remote('d3', PAGE, { ...optional, ...gone })]);
  expect([refusal(deals()), refusal(deals()?.fallback)]).toEqual([undefined, undefined]);
});

test('a remote that uses what the live host lacks waits for it', async () => {
  await release(temp.location, [host('h1'), remote('d1', PAGE)]);
  const newer = remote('d2', CALM, optional);
  await expect(release(temp.location, [newer])).rejects.toThrow(PLACE);
  await release(temp.location, [host('h2', optional)]);
  await release(temp.location, [newer]);
});

test('what was tried in a place is checked again where it is promoted to', async () => {
  await release(temp.location, [host('h1'), remote('d1', PAGE)]);
  await release(temp.location, [host('h2', optional), remote('d2', CALM, optional)], { place: 'staging' });
  await expect(promote(temp.location, { from: 'staging', names: ['mfe-deals'] })).rejects.toThrow(PLACE);
  await promote(temp.location, { from: 'staging', names: ['host', 'mfe-deals'] });
  expect(entryPoints()).toEqual({ [UI]: '1.1.0' });
});

test('builds without types are compared by the names of their exports alone', async () => {
  await release(temp.location, [host('h1'), writeBuild(temp.folder, { name: 'mfe-deals', hash: 'd1' })]);
  await release(temp.location, [host('h2', required)]);
  expect(entryPoints()).toEqual({ [UI]: '2.0.0' });
});

test('the question whether it would be released has the same answer, and writes nothing', async () => {
  await release(temp.location, [host('h1'), remote('d1', PAGE)]);
  const before = globSync('**/*', { cwd: temp.location }).sort();
  await expect(canIRelease(temp.location, [host('h2', required)])).rejects.toThrow(PLACE);
  expect(await canIRelease(temp.location, [host('h3', optional)])).toMatchObject({
    isNew: true,
    changes: [{ name: 'host', from: '1.0.0-h1', to: '1.0.0-h3' }],
    entryPoints: [{ entryPoint: UI, difference: 'minor' }],
  });
  expect(await canIRelease(temp.location, [remote('d1', PAGE)])).toMatchObject({ isNew: false });
  expect(globSync('**/*', { cwd: temp.location }).sort()).toEqual(before);
  expect(watchedSet(temp.location)()?.host.version).toBe('1.0.0-h1');
});
