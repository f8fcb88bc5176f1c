import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release, watchedSet } from '@handover/tooling/releases';
import { dataDir } from '../own-product.ts';
import { apiAddressOf } from '../processes.ts';
import { releaseCommands } from './release-tool.ts';

/** An empty release store of its own, and builds for it: those that the product has released, and copies whose manifests say something else. */
export function ownStore() {
  const productDir = dataDir();
  const set = watchedSet(join(productDir, 'releases'))();
  if (!set) throw new Error(`nothing is released in ${productDir}`);
  const folder = mkdtempSync(join(tmpdir(), 'handover-store-'));
  const releases = join(folder, 'releases');
  const versionOf = (name: string) => (name === 'host' ? set.host.version : set.remotes[name]?.version) ?? '';
  const published = (name: string) => join(productDir, 'releases', name, versionOf(name));

  return {
    folder,
    releases,
    set,
    versionOf,
    /** The folder of a package's current version in the product. */
    published,
    /** The release commands as a team runs them. */
    commands: releaseCommands(folder, apiAddressOf(productDir)),
    /** A copy of a published build; its version ends with the label, and its manifest has what `change` returns. */
    build<Manifest extends object>(
      name: string,
      label: string,
      change: (manifest: Manifest, dist: string) => Partial<Manifest> = () => ({}),
    ): string {
      const dist = join(folder, 'builds', `${name}-${label}`);
      cpSync(published(name), dist, { recursive: true });
      const file = join(dist, 'build-manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      const version = `${manifest.version}${label}`;
      writeFileSync(file, JSON.stringify({ ...manifest, version, ...change(manifest, dist) }));
      return dist;
    },
    /** Releases the first versions of a test, without a process. */
    begin: (...dists: string[]) => release(releases, dists),
    /** Begins with all that the product has released. */
    beginAsReleased: () => cpSync(join(productDir, 'releases'), releases, { recursive: true }),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}
