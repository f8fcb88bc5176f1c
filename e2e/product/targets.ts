import type { ReleasedRemote, ReleaseSet } from '@handover/shared/federation';
import { expect, type Page } from '@playwright/test';

/** A page of a remote. */
export interface Target {
  remote: string;
  release: ReleasedRemote;
  path: string;
  page: string;
  /** Whether the navigation leads there; else one types its address. */
  inNavigation: boolean;
}

/** A page of each remote, as the release set has them, that somebody who is signed in may open. */
export function targetsOf({ remotes }: ReleaseSet): Target[] {
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

/** A page of a remote, in words: neither a failure, nor keys of texts that were not there. */
export const expectTitle = (page: Page) =>
  expect(page.locator('main h1')).toHaveText(/^(?!.*(?:right now|pour le moment)$)\p{Lu}[^.]*$/u);
