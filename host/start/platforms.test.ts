/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

interface Lockfile {
  packages: Record<string, { os?: string[]; cpu?: string[] }>;
  snapshots: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/** What README promises beside Linux on amd64, which runs all tests. */
const PLATFORMS = ['linux arm64', 'darwin x64', 'darwin arm64'];

const documents = parseAllDocuments(readFileSync(join(__dirname, '../../pnpm-lock.yaml'), 'utf8'));
const { packages, snapshots } = (documents.at(-1)?.toJS() ?? {}) as Lockfile;

/** The platforms for which a package has binaries, as `linux x64`. */
const platformsOf = (optional: Record<string, string>) =>
  Object.entries(optional).flatMap(([name, version]) => {
    const { os = [], cpu = [] } = packages[`${name}@${version}`] ?? {};
    return os.flatMap((system) => cpu.map((processor) => `${system} ${processor}`));
  });

const withBinaries = Object.entries(snapshots)
  // One with a binary itself may need another of its own platform.
  .filter(([name]) => !packages[name]?.cpu)
  .map(([name, { optionalDependencies = {} }]) => [name, platformsOf(optionalDependencies)] as const)
  .filter(([, platforms]) => platforms.includes('linux x64'));

test('each package with a binary for Linux on amd64 has those of the other platforms', () => {
  expect(withBinaries.length).toBeGreaterThan(10);
  const missing = withBinaries.map(([name, has]) => [name, PLATFORMS.filter((one) => !has.includes(one))]);
  expect(missing.filter(([, platforms]) => platforms?.length)).toEqual([]);
});
