import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  FEDERATION_RUNTIME,
  federatedPackages,
  sharedEntryPoints,
} from '@handover/shared/federation/entry-points';
import { readJson, sharedFolder, versionOf } from './descriptor/package-facts.ts';
import { variant } from './variant.ts';

/** Import specifier -> version of the modules that the host provides. */
export function sharedVersions(): Record<string, string> {
  const { version } = readJson(join(sharedFolder, 'package.json'));
  const packages = federatedPackages.map((key) => [key, versionOf(key)] as const);
  const entryPoints = variant.shareEntryPoints
    ? sharedEntryPoints.map((specifier) => [specifier, version] as const)
    : [];
  return Object.fromEntries([...packages, ...entryPoints]);
}

/** The federation's runtime, which remotes find in a global of the page. All of its packages have one version, and hide their `package.json`. */
export function runtimeVersion(): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@module-federation/enhanced');
  return { [FEDERATION_RUNTIME]: readJson(join(dirname(file), '../../package.json')).version };
}

/** Exact keys, not prefixes: only the modules of `entry-points.ts` are shared. A remote contains none of them. */
export const consumedModules = () =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([specifier, version]) => [
      specifier,
      { import: false as const, singleton: true, strictVersion: true, requiredVersion: `^${version}` },
    ]),
  );
