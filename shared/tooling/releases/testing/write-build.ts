import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../builds/integrity.ts';
import { TYPES_FILE, type TypeRecord } from '../types/type-record.ts';

interface Build {
  name: string;
  hash: string;
  /** Overrides of a valid manifest. */
  more?: object;
  types?: TypeRecord;
  /** Files besides: name -> content. */
  extra?: Record<string, string>;
}

/** Writes the output folder of a build, and returns its path. */
export function writeBuild(folder: string, { name, hash, more, types, extra }: Build): string {
  const dist = join(folder, `${name}-${hash}`);
  for (const each of ['chunks', 'server']) mkdirSync(join(dist, each), { recursive: true });
  const common = { name, version: `1.0.0-${hash}`, contract: 2, locales: {}, preload: [] };
  const host = {
    role: 'host',
    scripts: ['main.js'],
    styles: [],
    fonts: [],
    icon: null,
    provides: { react: '19.3.1' },
  };
  const remote = {
    role: 'remote',
    namespace: name.replace('mfe-', ''),
    global: `${name.replace('-', '_')}_${hash}`,
    entry: 'entry.js',
    integrity: integrityOf(Buffer.from(hash)),
    pages: { list: ['chunks/list.js'] },
    requires: { react: '19.3.1' },
    descriptor: {
      routes: [{ path: `/user-${name.replace('mfe-', '')}`, page: 'list', access: 'signed-in' }],
      widgets: [],
      modals: [],
    },
  };
  const contents = {
    'main.js': hash,
    'entry.js': hash,
    'chunks/list.js': `${hash} list`,
    'en.json': '{}',
    ...extra,
    ...(types && { [TYPES_FILE]: JSON.stringify(types) }),
  };
  const files = Object.fromEntries(
    Object.entries(contents).map(([file, text]) => [file, integrityOf(Buffer.from(text))]),
  );
  const manifest = { ...common, files, ...(name === 'host' ? host : remote), ...more };
  writeFileSync(join(dist, 'build-manifest.json'), JSON.stringify(manifest));
  for (const [file, text] of Object.entries(contents)) writeFileSync(join(dist, file), text);
  return dist;
}
