import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { release, revoke } from '@handover/tooling/releases';
import { expect } from '@playwright/test';
import { startGateway } from '../gateway.ts';
import { dataDir } from '../own-product.ts';
import { apiAddressOf } from '../processes.ts';
import { copyAsVersion } from './copy-as-version.ts';
import { ownStore } from './own-store.ts';

/**
 * A gateway with a release store of its own, in which packages get another version that is then revoked; without a process for each, since
 * `revoked-version` does that by the tool.
 */
export async function startRevocable() {
  const store = ownStore();
  store.beginAsReleased();
  const gateway = await startGateway(store.folder, apiAddressOf(dataDir()));
  /** The current version of a remote, or of the host. */
  const versionOf = async (name: string) => {
    const response = await fetch(`${gateway.address}/release-set.json`, { headers: { connection: 'close' } });
    const { host, remotes } = (await response.json()) as ReleaseSet;
    return { host, ...remotes }[name]?.version ?? '';
  };
  let copies = 0;

  return {
    address: gateway.address,
    /** Releases the code of the package as another version; resolves with that once the gateway serves it. */
    async publish(name: string): Promise<string> {
      const good = await versionOf(name);
      const published = join(store.releases, name, good);
      const folder = copyAsVersion(published, copies, join(store.folder, `copy-${copies}`));
      copies += 1;
      await release(store.releases, [folder]);
      await expect.poll(() => versionOf(name)).not.toBe(good);
      return versionOf(name);
    },
    /** Resolves once the gateway serves the version before. */
    async revoke(name: string, version: string): Promise<void> {
      await revoke(store.releases, { name, version, note: 'wrong sums' });
      await expect.poll(() => versionOf(name)).not.toBe(version);
    },
    async stop() {
      await gateway.stop();
      store.dispose();
    },
  };
}
