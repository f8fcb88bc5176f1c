import { join, sep } from 'node:path';
import webpack, { type Compilation, type Module } from 'webpack';
import type { SharedModule } from '../../mock-host/facts.ts';
import { providedExports, requestOf } from '../shared-usage.ts';
import { runtimeVersion, sharedVersions } from '../sharing.ts';

/** What a host provides to remotes, and whether the sources of the remote in `folder` import it. */
export function sharedModules(compilation: Compilation, folder: string): SharedModule[] {
  const sources = join(folder, 'src') + sep;
  const own = [...compilation.modules].filter(
    (module) => module instanceof webpack.NormalModule && module.resource.startsWith(sources),
  );
  const exported = providedExports(compilation);
  const imported = new Set(own.flatMap(requestsOf));
  return Object.entries({ ...sharedVersions(), ...runtimeVersion() }).map(([module, version]) => ({
    module,
    version,
    isUsed: imported.has(module),
    ...(exported[module] && { exports: exported[module] }),
  }));
}

/** The requests of a module, with the runtime of JSX that a released build imports in place of that for development. */
const requestsOf = ({ dependencies, blocks }: Module): (string | undefined)[] =>
  [...dependencies, ...blocks.flatMap((block) => block.dependencies)].map((dependency) =>
    requestOf(dependency)?.replace('react/jsx-dev-runtime', 'react/jsx-runtime'),
  );
