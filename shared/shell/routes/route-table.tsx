import type { ReactNode } from 'react';
import type { RouteObject } from '../../kernel/router/index.ts';
import type { Shell } from '../shell.ts';
import { CrashPage } from './crash.page.tsx';
import { CrashedPage } from './crashed-page.tsx';
import { NotFoundPage } from './not-found.page.tsx';
import { RemotePage } from './remote-page.tsx';
import { ShellPageOutlet } from './shell-page-outlet.tsx';

interface RouteTableElements {
  /** The layout around every page. */
  frame: ReactNode;
  /** The page of `/`. */
  home: ReactNode;
}

/** The routes of the router. Each page of a remote has its own, so that `useParams` has its parameters. */
export function routeTable(
  { set, pages: { all } }: Pick<Shell, 'set' | 'pages'>,
  { frame, home }: RouteTableElements,
): RouteObject[] {
  const remotePages = Object.entries(set.remotes).flatMap(([remote, { routes }]) =>
    routes.map((route) => ({ path: route.path, element: <RemotePage remote={remote} route={route} /> })),
  );
  const shellPages = all.map((page) => ({
    path: page.path,
    element: <ShellPageOutlet key={page.path} page={page} />,
    errorElement: <CrashedPage />,
  }));
  return [
    {
      element: frame,
      errorElement: <CrashPage />,
      children: [
        { path: '/', element: home, errorElement: <CrashedPage /> },
        ...shellPages,
        ...remotePages,
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}
