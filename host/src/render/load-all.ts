import {
  createRemoteLoader,
  createServerFederation,
  type ReleaseSet,
  type RemoteKind,
} from '@handover/shared/federation';
import { providedModules } from '@handover/shared/federation/provided-modules';

/** Everything is at hand: what takes longer never comes. In ms. */
const policy = { attempts: 1, pause: 0, deadline: 10_000 };

/**
 * Loads one remote of a set, and each page, widget and modal that it declares, as a page does, or, with `requireRemote`, as the renderer of
 * pages does. Resolves with what could not be loaded, in words. Nothing is rendered.
 */
export async function loadAll(
  set: ReleaseSet,
  name: string,
  requireRemote?: () => unknown,
): Promise<string[]> {
  const remote = set.remotes[name];
  if (!remote) return [];
  const loader = createRemoteLoader({
    releaseSet: { remotes: { [name]: { ...remote, fallback: null } } },
    host: set.host,
    policy,
    federation: async () => {
      if (requireRemote) return createServerFederation(set.host, requireRemote);
      const { createFederation } = await import('@handover/shared/federation/create-federation');
      return createFederation({ host: set.host, provided: providedModules, policy });
    },
  });
  const components: [RemoteKind, readonly string[]][] = [
    ['pages', [...new Set(remote.routes.map(({ page }) => page))]],
    ['widgets', remote.widgets],
    ['modals', remote.modals],
  ];
  const errors: string[] = [];
  try {
    await loader.load(name);
  } catch (error) {
    return [String(error)];
  }
  for (const [kind, names] of components)
    for (const each of names)
      await loader.loadComponent(name, kind, each).catch((error) => errors.push(String(error)));
  return errors;
}
