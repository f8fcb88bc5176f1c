import type { Language } from '../../contract/index.ts';
import type { RemoteRoute, RouteAccess } from '../../federation/index.ts';
import type { ShellSet } from '../shell.ts';

export interface NavEntry {
  remote: string;
  path: string;
  /** The text by language; empty in the release of an older build. */
  text: Partial<Record<Language, string>>;
  order: number;
  group: 'main' | 'user';
}

export interface Viewer {
  signedIn: boolean;
  staff: boolean;
}

const isAccessible = (access: RouteAccess, { signedIn, staff }: Viewer) =>
  access === 'anyone' || (access === 'guest' ? !signedIn : access === 'staff' ? staff : signedIn);

/** The navigation entries that the viewer may use, in order. */
export function navEntries({ remotes }: ShellSet, viewer: Viewer): NavEntry[] {
  const entry = (remote: string, { path, nav, access }: RemoteRoute): NavEntry[] =>
    nav && isAccessible(access, viewer)
      ? [{ remote, path, text: nav.text ?? {}, order: nav.order, group: nav.group ?? 'main' }]
      : [];
  return Object.entries(remotes)
    .flatMap(([name, { routes }]) => routes.flatMap((route) => entry(name, route)))
    .sort((a, b) => a.order - b.order);
}
