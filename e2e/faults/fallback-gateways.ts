import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { release } from '@handover/tooling/releases';
import { startGateway } from '../product/gateway.ts';
import { apiAddressOf } from '../product/processes.ts';
import { copyAsVersion } from '../product/releases/copy-as-version.ts';

/**
 * Starts two more gateways before the api of the running product: one with a release set without fallbacks, one where
 * each remote has a fallback.
 */
export async function startFallbackGateways(address: string, dataDir: string) {
  const folder = mkdtempSync(join(tmpdir(), 'handover-faults-'));
  const set: ReleaseSet = await (await fetch(`${address}/release-set.json`)).json();
  const distOf = (name: string, version: string) => join(dataDir, 'releases', name, version);
  const host = distOf('host', set.host.version);
  const remotes = Object.entries(set.remotes).map(
    ([name, { version }]) => [name, distOf(name, version)] as const,
  );
  const current = [host, ...remotes.map(([, dist]) => dist)];
  const older = remotes.map(([name, dist]) => copyAsVersion(dist, 0, join(folder, 'twins', name)));

  await release(join(folder, 'without-fallback', 'releases'), current);
  await release(join(folder, 'with-fallback', 'releases'), [host, ...older]);
  await release(join(folder, 'with-fallback', 'releases'), current);
  const [withoutFallback, withFallback] = await Promise.all(
    ['without-fallback', 'with-fallback'].map((name) =>
      startGateway(join(folder, name), apiAddressOf(dataDir)),
    ),
  );
  if (!withoutFallback || !withFallback) throw new Error('The gateways did not start');
  return {
    withoutFallback,
    withFallback,
    async stop() {
      await Promise.all([withoutFallback.stop(), withFallback.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
