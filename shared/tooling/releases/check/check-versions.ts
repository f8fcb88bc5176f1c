import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { isPartOf, problemsIn } from '../builds/assert-as-built.ts';
import { integrityOf } from '../builds/integrity.ts';
import { readManifest } from '../builds/read-manifest.ts';
import type { BuildManifest } from '../builds/schema.ts';
import { versionsOf } from '../compose/changes.ts';
import { inPlace, placesOf } from '../places/place.ts';
import { readCurrent } from '../pointer.ts';
import { neededBy, publishedVersions } from '../retention/retention.ts';
import { filesIn } from '../store/files-in.ts';
import type { Store } from '../store/store.ts';
import type { Check, Finding } from './finding.ts';

/** Every file of every version against its manifest, and whether all versions are there that places serve. */
export const checkVersions: Check = async (store) => {
  const { current, fallbacks } = await served(store);
  const published = await publishedVersions(store);
  const followsOf = (version: string) =>
    current.get(version)?.join(', ') ??
    (fallbacks.has(version)
      ? 'a fallback is missing'
      : 'a rollback to it, and pages that still have it, fail');
  const missing = [...current.keys(), ...fallbacks]
    .filter((version) => !published.includes(version))
    .map((version) => ({
      key: version,
      problem: 'is missing',
      follows: followsOf(version),
      advice: 'Release its sources again, or go back: pnpm release:rollback',
    }));
  const damaged: Finding[] = [];
  // One at a time: a version of a bucket is copied for it.
  for (const version of published) damaged.push(...(await checkVersion(store, version, followsOf(version))));
  return [...missing, ...damaged];
};

/** What the places serve: version -> what its loss means; and fallbacks. */
async function served(store: Store) {
  const current = new Map<string, string[]>();
  const fallbacks = new Set<string>();
  for (const place of await placesOf(store)) {
    const set = await readCurrent(inPlace(store, place)).then(
      (found) => found.set,
      () => undefined,
    );
    if (!set) continue;
    for (const [name, version] of Object.entries(versionsOf(set))) {
      const key = `${name}/${version}`;
      current.set(key, [...(current.get(key) ?? []), `pages of ${name} in ${place} fail`]);
    }
    for (const version of neededBy(set)) if (!current.has(version)) fallbacks.add(version);
  }
  return { current, fallbacks };
}

async function checkVersion(store: Store, version: string, follows: string): Promise<Finding[]> {
  return withCopy(store, version, async (folder) => {
    let manifest: BuildManifest;
    try {
      manifest = await readManifest(folder);
    } catch {
      const advice = 'Release its sources again, as a new version.';
      return [{ key: `${version}/build-manifest.json`, problem: 'is damaged or missing', follows, advice }];
    }
    // Builds of before have no list of their files.
    if (Object.keys(manifest.files).length === 0) return [];
    const problems = await problemsIn(folder, manifest);
    if (problems.length === 0) return [];
    const canRepair = (await repairCopy(folder, manifest)).length === 0;
    return problems.map((problem) => {
      const [file = '', ...what] = problem.split(' ');
      return {
        key: `${version}/${file}`,
        problem: what.join(' '),
        follows,
        ...(canRepair
          ? { repair: () => repairVersion(store, version) }
          : { advice: 'Release its sources again, as a new version.' }),
      };
    });
  });
}

/** All that is damaged in a version; the second and later calls find nothing to do. */
async function repairVersion(store: Store, version: string): Promise<string> {
  return withCopy(store, version, async (folder) => {
    const left = await repairCopy(folder, await readManifest(folder));
    if (left.length > 0) throw new Error(left.join(', '));
    await store.remove(version);
    await store.publish(folder, version);
    return 'rebuilt from its compressed copy, or the copy from it';
  });
}

/** Rebuilds files of a copy; resolves with the problems that are left. */
async function repairCopy(folder: string, manifest: BuildManifest): Promise<string[]> {
  for (const [file, integrity] of Object.entries(manifest.files)) {
    const original = join(folder, file);
    const content = await readFile(original).catch(() => undefined);
    if (content && integrityOf(content) === integrity) continue;
    const copy = await firstOf(
      [
        async () => brotliDecompressSync(await readFile(`${original}.br`)),
        async () => gunzipSync(await readFile(`${original}.gz`)),
      ],
      integrity,
    );
    if (copy) await writeFile(original, copy);
  }
  for (const file of await filesIn(folder)) {
    const path = join(folder, file);
    if (!isPartOf(file, manifest.files)) await rm(path);
    else if (!manifest.files[file] && /\.(br|gz)$/.test(file)) {
      const original = file.replace(/\.(br|gz)$/, '');
      const content = await readFile(join(folder, original)).catch(() => undefined);
      const unpack = file.endsWith('.br') ? brotliDecompressSync : gunzipSync;
      const isGood = await firstOf(
        [async () => unpack(await readFile(path))],
        manifest.files[original] ?? '',
      );
      if (content && !isGood)
        await writeFile(path, file.endsWith('.br') ? brotliCompressSync(content) : gzipSync(content));
    }
  }
  return problemsIn(folder, manifest);
}

async function firstOf(reads: (() => Promise<Buffer>)[], integrity: string): Promise<Buffer | undefined> {
  for (const read of reads) {
    const content = await read().catch(() => undefined);
    if (content && integrityOf(content) === integrity) return content;
  }
  return undefined;
}

async function withCopy<T>(store: Store, version: string, use: (folder: string) => Promise<T>): Promise<T> {
  const parent = await mkdtemp(join(tmpdir(), 'handover-check-'));
  try {
    const folder = join(parent, 'version');
    await store.fetch(version, folder, { unchecked: true });
    return await use(folder);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}
