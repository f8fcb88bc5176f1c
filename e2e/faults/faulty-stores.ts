import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { release } from '@handover/shared/releases';
import { startGateway } from '../product/gateway.ts';
import { apiAddressOf } from '../product/running-parts.ts';
import { twinOf } from '../product/twin.ts';

/** The product as it runs, behind two gateways of our own: in a set without fallbacks, and in one where each remote has one. */
export async function startFaultyStores(address: string, dataDir: string) {
  const folder = mkdtempSync(join(tmpdir(), 'handover-faults-'));
  const set: ReleaseSet = await (await fetch(`${address}/release-set.json`)).json();
  const distOf = (name: string, version: string) => join(dataDir, 'releases', name, version);
  const host = distOf('host', set.host.version);
  const remotes = Object.entries(set.remotes).map(
    ([name, { version }]) => [name, distOf(name, version)] as const,
  );
  const current = [host, ...remotes.map(([, dist]) => dist)];
  const older = remotes.map(([name, dist]) => twinOf(dist, 0, join(folder, 'twins', name)));

  await release(join(folder, 'alone', 'releases'), current);
  await release(join(folder, 'backed', 'releases'), [host, ...older]);
  await release(join(folder, 'backed', 'releases'), current);
  const [alone, backed] = await Promise.all(
    ['alone', 'backed'].map((name) => startGateway(join(folder, name), apiAddressOf(dataDir))),
  );
  if (!alone || !backed) throw new Error('no gateways');
  return {
    alone,
    backed,
    async stop() {
      await Promise.all([alone.stop(), backed.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
