import type { ReactNode } from 'react';
import type { RouteObject } from '../../kernel/router/index.ts';
import type { Shell } from '../shell.ts';
import { BrokenPage } from './broken-page.tsx';
import { CrashPage } from './crash.page.tsx';
import { NotFoundPage } from './not-found.page.tsx';
import { OwnPageOutlet } from './own-page-outlet.tsx';
import { RemotePage } from './remote-page.tsx';

interface RouteTableParts {
  /** Around every page. */
  frame: ReactNode;
  /** The page of `/`. */
  home: ReactNode;
}

/** Every page that a remote of the set mounts, as a route of its own, so that `useParams` tells its parameters. */
export function routeTable(
  { set, pages: { all } }: Pick<Shell, 'set' | 'pages'>,
  { frame, home }: RouteTableParts,
): RouteObject[] {
  const pages = Object.entries(set.remotes).flatMap(([remote, { routes }]) =>
    routes.map((route) => ({ path: route.path, element: <RemotePage remote={remote} route={route} /> })),
  );
  const own = all.map((page) => ({
    path: page.path,
    element: <OwnPageOutlet key={page.path} page={page} />,
    errorElement: <BrokenPage />,
  }));
  return [
    {
      element: frame,
      errorElement: <CrashPage />,
      children: [
        { path: '/', element: home, errorElement: <BrokenPage /> },
        ...own,
        ...pages,
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
