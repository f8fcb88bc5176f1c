import type { ReleaseSet, RemoteRelease } from './contract.ts';
import { RemoteError } from './remote-errors.ts';

/** The first segment of a path: whoever mounts a page there owns what is below. */
export const topOf = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/** The names that a remote occupies in a set, each with its kind. */
const namesOf = ({ routes, namespace, modals, widgets, global }: RemoteRelease): string[] => [
  ...new Set(routes.map(({ path }) => `path ${topOf(path)}`)),
  `text namespace ${namespace}`,
  ...modals.map((name) => `modal ${name}`),
  ...widgets.map((name) => `widget ${name}`),
  `global ${global}`,
];

/**
 * The set without remotes that take a path, text namespace, modal, widget or global of the host or of a remote before them.
 * A release is refused for that; a set that was written by hand may have it.
 */
export function withoutConflicts(set: ReleaseSet): { set: ReleaseSet; errors: RemoteError[] } {
  const { host, remotes } = set;
  const owners = new Map<string, string>();
  for (const { path } of host.routes) owners.set(`path ${topOf(path)}`, 'host');
  for (const locales of Object.values(host.locales))
    for (const name of Object.keys(locales)) owners.set(`text namespace ${name}`, 'host');
  const errors: RemoteError[] = [];
  const left = Object.entries(remotes).filter(([remote, release]) => {
    const names = namesOf(release);
    const foreign = names.filter((name) => owners.has(name));
    if (foreign.length === 0) for (const name of names) owners.set(name, remote);
    else {
      const detail = foreign.map((name) => `${name} of ${owners.get(name)}`).join(', ');
      errors.push(new RemoteError('HR-205', remote, { version: release.version, detail }));
    }
    return foreign.length === 0;
  });
  return { set: errors.length === 0 ? set : { ...set, remotes: Object.fromEntries(left) }, errors };
}
