import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RemoteDescriptor, RemoteRoute } from '@handover/shared/federation/contract';
import { AREAS } from '@handover/shared/query/areas';
import { CommandError } from '../command/command-error.ts';
import { readJson } from '../descriptor/package-facts.ts';
import { remoteNames } from '../workspace/index.ts';
import type { RemoteNames } from './names-of.ts';

/** First path segments that the gateway uses itself. */
const GATEWAY = ['api', 'ws', 'r', 'reports', 'healthz', 'metrics', 'dev', 'locales'];

/** Throws if the folder, the path or the namespace is taken, and names the owner. */
export function assertNameAvailable(root: string, { folder, kebab, camel }: RemoteNames): void {
  if (existsSync(join(root, folder))) throw new CommandError(`${folder} exists already`);
  const descriptors = remoteNames(root).map(
    (name): RemoteDescriptor => readJson(join(root, name, 'src/remote.json')),
  );
  const owners: { name: string; routes: Pick<RemoteRoute, 'path'>[] }[] = [
    ...descriptors,
    { name: 'host', routes: readJson(join(root, 'host/src/host.json')).routes },
    { name: 'the gateway', routes: GATEWAY.map((path) => ({ path: `/${path}` })) },
  ];
  for (const { name, routes } of owners) {
    const taken = routes.find(({ path }) => path.split('/')[1] === kebab);
    if (taken) throw new CommandError(`The path /${kebab} is taken: ${taken.path} belongs to ${name}`);
  }
  const namespace = descriptors.find((each) => each.namespace === camel)?.name;
  if (namespace) throw new CommandError(`The namespace ${camel} is taken by ${namespace}`);
  const ofHost = globSync('host/src/locales/en/*.json', { cwd: root }).map((file) => basename(file, '.json'));
  if (ofHost.includes(camel)) throw new CommandError(`The namespace ${camel} is taken by host`);
  if (AREAS.some((area) => area === camel))
    throw new CommandError(`${camel} is an area of the query cache already (@handover/shared/query)`);
}
