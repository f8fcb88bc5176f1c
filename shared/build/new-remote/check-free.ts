import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RemoteDescriptor, RemoteRoute } from '../../federation/contract.ts';
import { AREAS } from '../../kernel/query/areas.ts';
import { readJson } from '../package-facts.ts';
import { remoteNames } from '../workspace/index.ts';
import type { RemoteNames } from './names-of.ts';
import { Refused } from './refused.ts';

/** What the gateway answers itself. */
const GATEWAY = ['api', 'ws', 'r', 'reports', 'healthz', 'metrics', 'dev', 'locales'];

/** Refuses a name of which the folder, the path or the namespace is somebody's already, and says whose. */
export function checkFree(root: string, { folder, kebab, camel }: RemoteNames): void {
  if (existsSync(join(root, folder))) throw new Refused(`${folder} is there already`);
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
    if (taken) throw new Refused(`The path /${kebab} is taken: ${taken.path} belongs to ${name}`);
  }
  const namespace = descriptors.find((each) => each.namespace === camel)?.name;
  if (namespace) throw new Refused(`The namespace ${camel} is taken by ${namespace}`);
  const ofHost = globSync('host/src/locales/en/*.json', { cwd: root }).map((file) => basename(file, '.json'));
  if (ofHost.includes(camel)) throw new Refused(`The namespace ${camel} is taken by host`);
  if (AREAS.some((area) => area === camel))
    throw new Refused(`${camel} is an area of the query cache already (@handover/shared/query)`);
}
