import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A name under which `shared` is imported (`ui` of `@handover/shared/ui`), the layer it lies in, and its file. */
export interface EntryPoint {
  name: string;
  layer: string;
  file: string;
}

const shared = join(import.meta.dirname, '../..');

/** The entry points that the README describes: the folders that `exports` in the package.json of shared opens as a whole. */
export function entryPoints(): EntryPoint[] {
  const { exports } = JSON.parse(readFileSync(join(shared, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([key, file]) => {
    const [, name] = /^\.\/([a-z0-9-]+)$/.exec(key) ?? [];
    if (!name || typeof file !== 'string') return [];
    return [{ name, layer: file.split('/')[1] ?? '', file: join(shared, file) }];
  });
}
