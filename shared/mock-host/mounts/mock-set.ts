import type { RemoteDescriptor } from '../../federation/index.ts';
import type { ShellSet } from '../../shell/index.ts';
import type { Sibling } from '../facts.ts';

/** What is mounted: the one remote by its descriptor, and the places of the others, which stand-ins fill. */
export function mockSet(
  { name, namespace, routes, widgets, modals }: RemoteDescriptor,
  siblings: readonly Sibling[],
): ShellSet {
  const others = siblings.filter((sibling) => sibling.name !== name);
  return {
    remotes: {
      [name]: { namespace, routes, widgets, modals },
      ...Object.fromEntries(
        others.map(({ name: other, namespace: own = other.replace(/^mfe-/, ''), ...mounts }) => [
          other,
          { ...mounts, namespace: own },
        ]),
      ),
    },
  };
}
