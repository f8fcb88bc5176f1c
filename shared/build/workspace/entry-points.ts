import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An entry point of `shared`: its name (`ui` of `@handover/shared/ui`), layer and file. */
export interface EntryPoint {
  name: string;
  layer: string;
  file: string;
}

const shared = join(import.meta.dirname, '../..');

/** The entry points that the README describes: the folders in `exports` of shared's package.json. */
export function entryPoints(): EntryPoint[] {
  const { exports } = JSON.parse(readFileSync(join(shared, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([key, file]) => {
    const [, name] = /^\.\/([a-z0-9-]+)$/.exec(key) ?? [];
    if (!name || typeof file !== 'string') return [];
    return [{ name, layer: file.split('/')[1] ?? '', file: join(shared, file) }];
  });
}
