import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Build {
  name: string;
  hash: string;
  /** Overrides of a valid manifest. */
  more?: object;
}

/** Writes the output folder of a build, and returns its path. */
export function writeBuild(folder: string, { name, hash, more }: Build): string {
  const dist = join(folder, `${name}-${hash}`);
  mkdirSync(join(dist, 'chunks'), { recursive: true });
  const common = { name, version: `1.0.0-${hash}`, contract: 1, locales: {}, preload: [] };
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
    namespace: 'deals',
    global: `mfe_deals_${hash}`,
    entry: 'entry.js',
    integrity: 'sha384-x',
    pages: { list: ['list.js'] },
    requires: { react: '19.3.1' },
    descriptor: {
      routes: [{ path: '/user-deals', page: 'list', access: 'signed-in' }],
      widgets: [],
      modals: [],
    },
  };
  const manifest = { ...common, ...(name === 'host' ? host : remote), ...more };
  writeFileSync(join(dist, 'build-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dist, 'entry.js'), hash);
  writeFileSync(join(dist, 'chunks/list.js'), `${hash} list`);
  return dist;
}
