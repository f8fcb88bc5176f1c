import { globSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf } from '../descriptor/package-facts.ts';
import { versionToken } from '../plugins/hash.ts';
import { consumedModules } from '../sharing.ts';
import { importsOf } from './imports-of.ts';

/** The script that defines the container. */
export const ENTRY = 'entry.js';

/** The name of the container, another for each version, since two may run on one page. `sealBuild` inserts the version. */
export const federationName = (folder: string): string => `${factsOf(folder).identifier}_${versionToken}`;

/** The options of the shared modules that the sources of a remote import, and of React, which what it imports of shared may need. */
export function sharedModulesOf(folder: string): ReturnType<typeof consumedModules> {
  const sources = globSync('src/**/*', { cwd: folder }).map((file) => join(folder, file));
  const { requires } = importsOf(sources);
  return Object.fromEntries(
    Object.entries(consumedModules()).filter(([specifier]) => specifier === 'react' || specifier in requires),
  );
}
