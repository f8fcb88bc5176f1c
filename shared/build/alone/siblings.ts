import { join } from 'node:path';
import type { Sibling } from '../../mock-host/facts.ts';
import { withNavTexts } from '../nav-texts.ts';
import { readJson, sharedFolder } from '../package-facts.ts';
import { remoteNames } from '../workspace/index.ts';

export const workspace = join(sharedFolder, '..');

/** What every remote of the workspace mounts, from its descriptor, in alphabetical order; loads none of its code. */
export const remotesOf = (root: string = workspace): Sibling[] =>
  remoteNames(root).map((name) => {
    const folder = join(root, name);
    const { namespace, routes, widgets, modals } = withNavTexts(
      readJson(join(folder, 'src/remote.json')),
      folder,
    );
    return { name, namespace, routes, widgets, modals };
  });

/** The host's pages, except `/`, where the mock host has its own page. */
export const pagesOfHost = (root: string = workspace): Sibling => {
  const { routes } = readJson(join(root, 'host/src/host.json')) as Pick<Sibling, 'routes'>;
  return {
    name: 'host',
    namespace: 'common',
    routes: routes.filter(({ path }) => path !== '/'),
    widgets: [],
    modals: [],
  };
};
