import type { ReleasedRemote, ReleaseSet } from '@handover/shared/federation';
import { expect, type Page } from '@playwright/test';

/** A page of a remote. */
export interface RemotePage {
  remote: string;
  release: ReleasedRemote;
  path: string;
  page: string;
  /** Whether the navigation links to it; otherwise it is opened by its URL. */
  inNavigation: boolean;
}

/** One page of each remote in the release set that a signed-in user may open. */
export function remotePagesOf({ remotes }: ReleaseSet): RemotePage[] {
  return Object.entries(remotes).map(([remote, release]) => {
    const open = release.routes.filter(
      ({ path, access }) => !path.includes(':') && ['anyone', 'signed-in'].includes(access),
    );
    const route =
      open.find(({ nav }) => nav) ?? open.findLast(({ access }) => access === 'signed-in') ?? open[0];
    if (!route) throw new Error(`No page of ${remote} can be opened`);
    return { remote, release, path: route.path, page: route.page, inNavigation: Boolean(route.nav) };
  });
}

/** The title is a real one: neither that of the error page, nor a translation key. */
export const expectRealTitle = (page: Page) =>
  expect(page.locator('main h1')).toHaveText(/^(?!.*(?:right now|pour le moment)$)\p{Lu}[^.]*$/u);
