import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standalonePage } from '../../server/standalone-pages/standalone-page.ts';
import { root } from '../../start/settings.ts';
import { bundle } from './bundle.ts';
import { ENTRY } from './entry.ts';
import { installPackages } from './install-packages.ts';
import { packSet } from './pack-set.ts';
import { run } from './run.ts';

/** What the code reads as files. */
const FILES = [
  'api/db/migrations',
  'host/server/brand',
  'host/server/dev/live-reload.js',
  'host/server/standalone-pages',
  'host/server/tracing/trace-calls.js',
  'host/src/brand/favicon.svg',
  'shared/design/ui/styles/tokens.css',
  '.env.example',
  'deploy',
  'OPERATING.md',
  'UPGRADING.md',
];

/**
 * Packs what a server needs, and nothing that builds or tests: the bundled api and gateway, the release set of the built packages, production
 * dependencies. Returns the archive, for machines like this one.
 */
export async function packServer(into: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `handover-server-${version}-${process.platform}-${process.arch}`;
  const staging = mkdtempSync(join(tmpdir(), 'handover-pack-'));
  const folder = join(staging, name);
  try {
    mkdirSync(folder);
    const packages = await bundle(root, 'host/operate/handover.ts', folder);
    for (const file of FILES)
      cpSync(join(root, file), join(folder, file), { recursive: true, filter: isNoSource });
    installPackages({ root, folder, packages, version });
    writeFileSync(join(folder, 'deploy/nginx/handover-down.html'), standalonePage('down', 'en'));
    await packSet(join(folder, 'releases'));
    writeFileSync(join(folder, 'handover.mjs'), ENTRY, { mode: 0o755 });
    mkdirSync(into, { recursive: true });
    const archive = join(into, `${name}.tar.gz`);
    // Whoever unpacks it as root owns it: the user that runs it must not.
    run('tar', ['-czf', archive, '--owner=0', '--group=0', '--mode=u+rwX,go+rX,go-w', '-C', staging, name]);
    return archive;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const isNoSource = (file: string) => !/\.tsx?$/.test(file);
