import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@handover/shared/federation';
import { expect } from '@playwright/test';
import { startGateway } from '../gateway.ts';
import { apiAddressOf } from '../processes.ts';
import { copyAsVersion } from './copy-as-version.ts';
import { type CommandResult, releaseCommands } from './release-tool.ts';

const succeed = ({ code, output }: CommandResult) => expect(code, output).toBe(0);

/** A gateway with a release store of its own, in which packages get another version that is then revoked. */
export async function startRevocable() {
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-revocable-'));
  const product = process.env.E2E_DATA_DIR ?? '';
  const store = join(dataDir, 'releases');
  cpSync(join(product, 'releases'), store, { recursive: true });
  const api = apiAddressOf(product);
  const gateway = await startGateway(dataDir, api);
  const commands = releaseCommands(dataDir, api);
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
      const folder = copyAsVersion(join(store, name, good), copies, join(dataDir, `copy-${copies}`));
      copies += 1;
      succeed(await commands.release(name, folder, 'ada'));
      await expect.poll(() => versionOf(name)).not.toBe(good);
      return versionOf(name);
    },
    /** Resolves once the gateway serves the version before. */
    async revoke(name: string, version: string): Promise<void> {
      succeed(await commands.command('revoke', name, version, '--by', 'ada', '--note', 'wrong sums'));
      await expect.poll(() => versionOf(name)).not.toBe(version);
    },
    async stop() {
      await gateway.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
