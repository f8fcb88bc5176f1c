import type { ReleaseSet, RemoteRoute, RouteAccess } from '@handover/shared/federation';

export interface NavEntry {
  remote: string;
  namespace: string;
  path: string;
  /** A key of the namespace. */
  label: string;
  order: number;
  group: 'main' | 'user';
}

export interface Viewer {
  signedIn: boolean;
  staff: boolean;
}

const isOpen = (access: RouteAccess, { signedIn, staff }: Viewer) =>
  access === 'anyone' || (access === 'guest' ? !signedIn : access === 'staff' ? staff : signedIn);

/** What the navigation offers this viewer, from the routes of the remotes, in their order. */
export function navEntries({ remotes }: Pick<ReleaseSet, 'remotes'>, viewer: Viewer): NavEntry[] {
  const entry = (remote: string, namespace: string, { path, nav, access }: RemoteRoute): NavEntry[] =>
    nav && isOpen(access, viewer)
      ? [{ remote, namespace, path, label: nav.label, order: nav.order, group: nav.group ?? 'main' }]
      : [];
  return Object.entries(remotes)
    .flatMap(([name, { namespace, routes }]) => routes.flatMap((route) => entry(name, namespace, route)))
    .sort((a, b) => a.order - b.order);
}
