import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolder } from '../descriptor/package-facts.ts';

/** An entry point of a package: `ui` of `@handover/shared/ui`, `tooling` of `@handover/tooling`. */
export interface EntryPoint {
  name: string;
  specifier: string;
  layer: string;
  file: string;
}

/** The entry points that the README of a package describes: the folders in the `exports` of its package.json. */
export function entryPoints(folder: string = sharedFolder): EntryPoint[] {
  const { name: packageName, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([key, file]) => {
    const [, word] = /^\.(?:\/([a-z0-9-]+))?$/.exec(key) ?? [];
    if ((key !== '.' && !word) || typeof file !== 'string' || !file.endsWith('/index.ts')) return [];
    const name = word ?? packageName.replace('@handover/', '');
    const specifier = packageName + key.slice(1);
    return [{ name, specifier, layer: file.split('/')[1] ?? '', file: join(folder, file) }];
  });
}
