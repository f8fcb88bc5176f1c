import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { precompress, runWebpack, singleAppConfig } from '@handover/tooling';
import { release } from '@handover/tooling/releases';
import { remoteNames } from '@handover/tooling/workspace';
import { writeParts } from './write-parts.ts';

const workspace = join(import.meta.dirname, '../../../..');
const cache = join(workspace, 'e2e/.cache/twin');

/**
 * Builds the same sources as one application, host and remotes in one webpack build, and releases it into a data folder as a host
 * without remotes: the gateway serves it as it serves the product. The remotes have to be built, for what they mount.
 */
export async function buildTwin(dataDir: string): Promise<void> {
  const output = join(cache, 'dist');
  const substitute = (file: string, name: string) => [
    join(workspace, file),
    join(import.meta.dirname, `${name}.ts`),
  ];
  const config = singleAppConfig({
    hostConfigUrl: pathToFileURL(join(workspace, 'host/webpack.config.ts')).href,
    output,
    replaced: Object.fromEntries([
      substitute('shared/federation/loader.ts', 'loader'),
      substitute('shared/federation/provided-modules.ts', 'provided-modules'),
      substitute('host/src/start/read-release-set.ts', 'read-release-set'),
    ]),
    alias: { 'twin-parts$': writeParts(workspace, join(cache, 'parts')) },
  });
  await runWebpack(config);
  await precompress(output);
  addRoutes(join(output, 'build-manifest.json'));
  await release(join(dataDir, 'releases'), [output]);
}

/** The gateway has to know the paths of the remotes, or it would answer 404. */
function addRoutes(file: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const mounted = remoteNames(workspace).flatMap(
    (name) =>
      JSON.parse(readFileSync(join(workspace, name, 'dist/build-manifest.json'), 'utf8')).descriptor.routes,
  );
  writeFileSync(file, JSON.stringify({ ...manifest, routes: [...manifest.routes, ...mounted] }));
}
