import { join } from 'node:path';
import { federatedEntryPoints, federatedPackages, shareKey } from '../federation/entry-points.ts';
import { readJson, sharedFolder, versionOf } from './package-facts.ts';
import { variant } from './variant.ts';

/** Import specifier -> version of the modules that the host provides. */
export function sharedVersions(): Record<string, string> {
  const { version } = readJson(join(sharedFolder, 'package.json'));
  const packages = federatedPackages.map((key) => [key, versionOf(key)] as const);
  const entryPoints = variant.shareEntryPoints
    ? federatedEntryPoints.map((entryPoint) => [shareKey(entryPoint), version] as const)
    : [];
  return Object.fromEntries([...packages, ...entryPoints]);
}

/** Exact keys, not prefixes: only the modules of `entry-points.ts` are shared. A remote contains none of them. */
export function sharing(role: 'host' | 'remote') {
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([key, version]) => [
      key,
      {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: `^${version}`,
        ...(role === 'remote' ? { import: false as const } : {}),
      },
    ]),
  );
}
