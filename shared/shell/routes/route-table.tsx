import type { ReactNode } from 'react';
import { HydrationBoundary, type Prerequisite } from '../../kernel/lazy/index.ts';
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
  /** The reference data with which the page was rendered. The browser fetches it before hydration. */
  reference?: Prerequisite | undefined;
}

const NOTHING: Prerequisite = { isReady: () => true, load: async () => undefined };

/** The routes of the router. Each page of a remote has its own, so that `useParams` has its parameters. */
export function routeTable(
  { set, pages: { all } }: Pick<Shell, 'set' | 'pages'>,
  { frame, home, reference = NOTHING }: RouteTableElements,
): RouteObject[] {
  const page = (element: ReactNode) => (
    <HydrationBoundary source={reference} name="reference" {...reference}>
      {element}
    </HydrationBoundary>
  );
  const remotePages = Object.entries(set.remotes).flatMap(([remote, { routes }]) =>
    routes.map((route) => ({
      path: route.path,
      element: page(<RemotePage remote={remote} route={route} />),
    })),
  );
  const shellPages = all.map((shellPage) => ({
    path: shellPage.path,
    element: page(<ShellPageOutlet key={shellPage.path} page={shellPage} />),
    errorElement: <CrashedPage />,
  }));
  return [
    {
      element: frame,
      errorElement: <CrashPage />,
      children: [
        { path: '/', element: page(home), errorElement: <CrashedPage /> },
        ...shellPages,
        ...remotePages,
        { path: '*', element: page(<NotFoundPage />) },
      ],
    },
  ];
}
