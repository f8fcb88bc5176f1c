/** @jest-environment jsdom */
import type { ReleaseSet, RemoteLoader } from '@handover/shared/federation';
import { createI18n } from '@handover/shared/i18n';
import { buildReleaseSet } from '@handover/shared/testing/node';
import { followSets } from './follow-sets.ts';

const REMOTE = 'mfe-opportunities';
let navigate: () => void;
let safe: boolean;
let loaded: boolean;
let running: string[];
let replaced: string[];
let remounted: string[][];
let ours: ReleaseSet;
let follow: ReturnType<typeof followSets>;

/** A set with another version of one remote. */
function setOf(id: string, version: string, over: object = {}): ReleaseSet {
  const set = buildReleaseSet();
  const remote = set.remotes[REMOTE];
  if (!remote) throw new Error('no remote');
  return { ...set, id, remotes: { ...set.remotes, [REMOTE]: { ...remote, version, ...over } } };
}

beforeEach(() => {
  safe = true;
  loaded = true;
  running = ['1'];
  replaced = [];
  remounted = [];
  ours = setOf('ours', '1');
  const prepare: RemoteLoader['prepare'] = async (name, release) => {
    if (release.version === 'broken') throw new Error('does not load');
    return {
      isLoaded: loaded,
      replace(atOnce) {
        replaced.push(release.version + (atOnce ? ' at once' : ''));
        running = [release.version];
        ours.remotes[name] = release;
      },
    };
  };
  follow = followSets({
    releaseSet: ours,
    loader: { prepare, loadedVersions: (name) => (name === REMOTE && loaded ? running : []) } as RemoteLoader,
    i18n: createI18n({ language: 'en', urlOf: () => '' }),
    onNavigation: (listener) => {
      navigate = listener;
    },
    isSafe: () => safe,
    async onRemount(names) {
      remounted.push(names);
      return () => replaced.push('settled');
    },
  });
});

test('a version whose code is loaded is replaced when the next page is opened', async () => {
  expect(await follow(setOf('next', '2'))).toBe('follows');
  expect(replaced).toEqual([]);
  navigate();
  expect(replaced).toEqual(['2']);
  expect(ours.id).toBe('next');
  navigate();
  expect(replaced).toEqual(['2']);
});

test('one whose code is not loaded is replaced at once', async () => {
  loaded = false;
  await follow(setOf('next', '2'));
  expect(replaced).toEqual(['2']);
});

test('what would be lost is waited for', async () => {
  await follow(setOf('next', '2'));
  safe = false;
  navigate();
  expect(replaced).toEqual([]);
  safe = true;
  navigate();
  expect(replaced).toEqual(['2']);
});

test('of several sets the last one is followed; back to ours, nothing is replaced', async () => {
  const [first, second] = await Promise.all([follow(setOf('next', '2')), follow(setOf('last', '3'))]);
  expect([first, second]).toEqual(['superseded', 'follows']);
  await follow(setOf('later', '4'));
  navigate();
  expect(replaced).toEqual(['4']);
  await follow(setOf('again', '5'));
  await follow(setOf('later', '4'));
  navigate();
  expect(replaced).toEqual(['4']);
});

const revoked = (version: string) => ({ revoked: { [REMOTE]: [version] } });

test('a version that was revoked is replaced at once, also where something would be lost', async () => {
  safe = false;
  expect(await follow({ ...setOf('next', '2'), ...revoked('1') })).toBe('left');
  expect(remounted).toEqual([[REMOTE]]);
  expect(replaced).toEqual(['2 at once', 'settled']);
  navigate();
  expect(replaced).toHaveLength(2);
  // It does not run the remotes of later sets any more.
  expect(await follow({ ...setOf('last', '3'), ...revoked('1') })).toBe('follows');
});

test('one that is not loaded, or may be loading, is replaced without a word', async () => {
  loaded = false;
  expect(await follow({ ...setOf('next', '2'), ...revoked('1') })).toBe('follows');
  expect(replaced).toEqual(['2 at once']);
  expect(remounted).toEqual([]);
});

test('a revoked fallback is none any more', async () => {
  const fallback = { ...ours.remotes[REMOTE], version: '0' };
  ours = Object.assign(ours, setOf('ours', '1', { fallback }));
  expect(await follow({ ...setOf('next', '1'), ...revoked('0') })).toBe('follows');
  expect(ours.remotes[REMOTE]?.fallback).toBeNull();
});

test.each([
  ['a fallback that runs', () => setOf('next', '1'), '0'],
  ['one in whose place other pages come', () => setOf('next', '2', { modals: ['more'] }), '1'],
  ['one in whose place nothing can be loaded', () => setOf('next', 'broken'), '1'],
])('%s and was revoked is left by loading the page anew at once', async (_, next, version) => {
  running = [version];
  expect(await follow({ ...next(), ...revoked(version) })).toBe('leave');
});

test('a host that was revoked is left in the same way', async () => {
  const host = { ...ours.host, version: 'other' };
  const next = { ...setOf('next', '1'), host, revoked: { host: [ours.host.version] } };
  expect(await follow(next)).toBe('leave');
});

test.each([
  ['another host', () => ({ ...setOf('next', '2'), host: { ...ours.host, version: 'other' } })],
  ['another modal', () => setOf('next', '2', { modals: ['more'] })],
  ['another remote', () => ({ ...setOf('next', '2'), remotes: {} })],
  ['a version that does not load', () => setOf('next', 'broken')],
])('for %s the page has to be loaded anew', async (_, next) => {
  expect(await follow(next())).toBe('reload');
  navigate();
  expect(replaced).toEqual([]);
});
