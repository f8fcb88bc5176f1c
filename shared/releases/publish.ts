import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from './read-manifest.ts';
import type { BuildManifest } from './schema.ts';

/**
 * Copies a build to `<store>/<name>/<version>/`. The version carries the hash of the content, so a version that is
 * there already is the same build and is left alone. Copied beside and renamed, so nobody sees half a release.
 */
export async function publish(dist: string, store: string): Promise<BuildManifest> {
  const manifest = await readManifest(dist);
  const target = join(store, manifest.name, manifest.version);
  if (await exists(target)) return manifest;
  const draft = join(store, manifest.name, `.draft-${process.pid}-${Date.now()}`);
  await mkdir(join(store, manifest.name), { recursive: true });
  await cp(dist, draft, { recursive: true });
  try {
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process published the same version in the meantime.
    if (!(await exists(target))) throw error;
  }
  return manifest;
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
