import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteDescriptor } from '../../federation/contract.ts';
import { withNavTexts } from '../nav-texts.ts';
import { readJson, sharedFolder } from '../package-facts.ts';

export type Sibling = Pick<RemoteDescriptor, 'name' | 'routes' | 'widgets' | 'modals'>;

export const workspace = join(sharedFolder, '..');

/** What every remote of the workspace mounts, as data: from its descriptor, in the order of the alphabet; none of its code. */
export const remotesOf = (root: string = workspace): Sibling[] =>
  globSync('mfe-*/src/remote.json', { cwd: root })
    .sort()
    .map((file) => {
      const folder = join(root, dirname(dirname(file)));
      const { name, routes, widgets, modals } = withNavTexts(readJson(join(root, file)), folder);
      return { name, routes, widgets, modals };
    });
