import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import { until } from '@handover/shared/testing/until';
import { canIRelease } from '../can-i-release.ts';
import { watchedSet } from '../history/watched-set.ts';
import { addKey, removeKey } from '../ownership/change-owners.ts';
import { parseOwners } from '../ownership/owners.ts';
import { moveTo } from '../pointer.ts';
import { release } from '../release.ts';
import { releaseSource } from '../release-source.ts';
import { rollback } from '../rollback.ts';
import { tempStore } from '../testing/temp-store.ts';
import { writeBuild } from '../testing/write-build.ts';
import { generateKey, isSignedBy, isSigningKey, signText } from './signing-keys.ts';

const temp = tempStore();
beforeEach(async () => {
  await release(temp.location, [build('host', 'h1'), build('mfe-deals', 'd1'), build('mfe-auth', 'a1')]);
});

const build = (name: string, hash: string, more?: object) => writeBuild(temp.folder, { name, hash, more });
const current = () => watchedSet(temp.location)();
const dealsIn = (set: ReleaseSet | undefined) => set?.remotes['mfe-deals'];

test('a text is signed by one key, and each change of it is noticed', () => {
  const { privateKey, publicKey, id } = generateKey();
  const signature = signText('text', privateKey);
  expect(isSignedBy({ [id]: publicKey }, 'text', signature)).toBe(true);
  expect(isSignedBy({ [id]: publicKey }, 'texts', signature)).toBe(false);
  expect(isSignedBy({ [id]: generateKey().publicKey }, 'text', signature)).toBe(false);
  expect(isSignedBy({}, 'text', signature)).toBe(false);
});

test('a key that could not be kept is not added: nobody could release any more', async () => {
  const { pem } = await addKey(temp.location, 'mfe-deals');
  const full = () => {
    throw new Error('no space left');
  };
  await expect(addKey(temp.location, 'mfe-deals', full)).rejects.toThrow('no space left');
  const owners = parseOwners(readFileSync(join(temp.location, 'owners.json'), 'utf8'));
  expect(Object.keys(owners['mfe-deals']?.keys ?? {})).toEqual([signText('', pem).key]);
});

test('only a private Ed25519 key signs', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  expect(isSigningKey(generateKey().privateKey)).toBe(true);
  for (const other of [
    '',
    'a text',
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  ])
    expect(isSigningKey(other)).toBe(false);
});

test('a package without keys needs no signature, one with a key does, by that key', async () => {
  const { pem } = await addKey(temp.location, 'mfe-deals');
  const before = current()?.id;
  for (const signingKey of [undefined, generateKey().privateKey])
    for (const ask of [release, canIRelease])
      await expect(ask(temp.location, [build('mfe-deals', 'd2')], { signingKey })).rejects.toThrow(
        'mfe-deals 1.0.0-d2 is not signed with a key of its team',
      );
  expect(current()?.id).toBe(before);
  expect((await release(temp.location, [build('mfe-auth', 'a2')])).isNew).toBe(true);
  const { set } = await release(temp.location, [build('mfe-deals', 'd2')], { signingKey: pem });
  expect(dealsIn(set)).toMatchObject({ version: '1.0.0-d2', fallback: { version: '1.0.0-d1' } });
});

test('a rollback to a version from before the key is refused unless it was signed with it', async () => {
  await release(temp.location, [build('mfe-deals', 'd2')]);
  await release(temp.location, [build('mfe-deals', 'd3')]);
  const { pem } = await addKey(temp.location, 'mfe-deals');
  await release(temp.location, [build('mfe-deals', 'd4')], { signingKey: pem });
  // The versions of the set at that time were signed with it: d3, and its fallback d2.
  expect(dealsIn((await rollback(temp.location)).set)?.version).toBe('1.0.0-d3');
  await expect(rollback(temp.location)).rejects.toThrow('mfe-deals 1.0.0-d1 is not signed');
});

test('a new key signs what other places have, so that they go on', async () => {
  await release(temp.location, [build('mfe-deals', 'd2')], { place: 'staging' });
  const { pem } = await addKey(temp.location, 'mfe-deals');
  const options = { place: 'staging', signingKey: pem };
  const { set } = await release(temp.location, [build('mfe-deals', 'd3')], options);
  expect(dealsIn(set)).toMatchObject({ version: '1.0.0-d3', fallback: { version: '1.0.0-d2' } });
});

test('a key that signs what is served stays until another one does; the last one goes only where that is asked for', async () => {
  const first = await addKey(temp.location, 'mfe-deals');
  const second = await addKey(temp.location, 'mfe-deals');
  await release(temp.location, [build('mfe-deals', 'd2')], { signingKey: first.pem });
  const remove = (id: string, unsigned = false) => removeKey(temp.location, 'mfe-deals', id, { unsigned });
  await expect(remove(first.id)).rejects.toThrow('The current set needs this key');
  // The version before stays as the fallback once.
  for (const hash of ['d3', 'd4'])
    await release(temp.location, [build('mfe-deals', hash)], { signingKey: second.pem });
  await remove(first.id);
  await expect(remove(second.id)).rejects.toThrow('is the last key of mfe-deals');
  await expect(release(temp.location, [build('mfe-deals', 'd5')])).rejects.toThrow(/sign/);
  await remove(second.id, true);
  await release(temp.location, [build('mfe-deals', 'd5')]);
  await expect(removeKey(temp.location, 'mfe-deals', 'unknown')).rejects.toThrow('has no key unknown');
});

describe('a gateway does not serve a set', () => {
  const refused: string[] = [];
  const open = (pinned?: string) =>
    releaseSource(temp.location, join(temp.folder, 'mirror'), {
      onError: (error) => refused.push(String(error)),
      pinned: pinned ? parseOwners(pinned) : undefined,
    });
  beforeEach(() => {
    refused.length = 0;
  });
  const byHand = (change: (deals: ReleaseSet['remotes'][string]) => object) => {
    const set = current();
    const deals = dealsIn(set);
    if (!set || !deals) throw new Error('nothing released');
    return moveTo(temp.location, {
      ...set,
      id: `${set.id}-by-hand`,
      remotes: { ...set.remotes, 'mfe-deals': { ...deals, ...change(deals) } },
    });
  };

  test.each([
    ['with another script', () => ({ entry: '/r/mfe-auth/1.0.0-a1/entry.js' })],
    ['with more rights', () => ({ routes: [{ path: '/user-deals', page: 'list', access: 'anyone' }] })],
    ['of an unknown version', () => ({ version: '1.0.0-x' })],
  ])('%s than was signed: it stays with the one before', async (_, change) => {
    await addKey(temp.location, 'mfe-deals');
    const source = await open();
    const served = source.releaseSet()?.id;
    expect(served).toBe(current()?.id);
    await byHand(change);
    await until('the set is refused', () => {
      source.releaseSet();
      return refused.length > 0;
    });
    expect(source.releaseSet()?.id).toBe(served);
    expect(refused[0]).toMatch(/is not served: mfe-deals 1\.0\.0-/);
    source.close();
  });

  test('that was changed by hand, and no release builds on it', async () => {
    const { pem } = await addKey(temp.location, 'mfe-deals');
    const before = current()?.id ?? '';
    await byHand(() => ({ routes: [{ path: '/user-deals', page: 'list', access: 'anyone' }] }));
    for (const [dist, signingKey] of [[build('mfe-auth', 'a2')], [build('mfe-deals', 'd2'), pem]] as const)
      await expect(release(temp.location, [dist], { signingKey })).rejects.toThrow(
        'The current set is not served, so go back first (pnpm release:rollback)',
      );
    await rollback(temp.location, { to: before });
    expect((await release(temp.location, [build('mfe-auth', 'a2')])).isNew).toBe(true);
  });

  test('whose signature is of a key that was put into the store, where its own are pinned', async () => {
    await addKey(temp.location, 'mfe-deals');
    const pinned = readFileSync(join(temp.location, 'owners.json'), 'utf8');
    // Who can write to the store replaces the keys, and signs with another one.
    const owners = parseOwners(pinned);
    const deals = owners['mfe-deals'];
    writeFileSync(
      join(temp.location, 'owners.json'),
      JSON.stringify({ ...owners, 'mfe-deals': { ...deals, keys: {} } }),
    );
    const { pem } = await addKey(temp.location, 'mfe-deals');
    await release(temp.location, [build('mfe-deals', 'd2')], { signingKey: pem });
    const source = await open(pinned);
    expect(source.releaseSet()).toBeUndefined();
    expect(refused[0]).toContain('mfe-deals 1.0.0-d2 is not signed');
    source.close();
  });
});
