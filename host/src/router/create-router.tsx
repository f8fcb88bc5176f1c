import type { ReleaseSet } from '@handover/shared/federation';
import { createBrowserRouter, type RouteObject } from '@handover/shared/router';
import { HomePage } from '../home/home.page.tsx';
import { Frame } from '../shell/frame.tsx';
import { BrokenPage } from './broken-page.tsx';
import { CrashPage } from './crash.page.tsx';
import { HostPageOutlet } from './host-page-outlet.tsx';
import { hostPages } from './host-pages.ts';
import { NotFoundPage } from './not-found.page.tsx';
import { RemotePage } from './remote-page.tsx';

/** Every page that a remote of the set mounts, as a route of its own, so that `useParams` tells its parameters. */
export function routeTable({ remotes }: Pick<ReleaseSet, 'remotes'>): RouteObject[] {
  const pages = Object.entries(remotes).flatMap(([remote, { routes }]) =>
    routes.map((route) => ({ path: route.path, element: <RemotePage remote={remote} route={route} /> })),
  );
  const own = hostPages.map((page) => ({
    path: page.path,
    element: <HostPageOutlet key={page.path} page={page} />,
    errorElement: <BrokenPage />,
  }));
  return [
    {
      element: <Frame />,
      errorElement: <CrashPage />,
      children: [
        { path: '/', element: <HomePage />, errorElement: <BrokenPage /> },
        ...own,
        ...pages,
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

export const createRouter = (set: ReleaseSet) => createBrowserRouter(routeTable(set));
