import type { ReleaseSet } from '@handover/shared/federation';
import { createBrowserRouter } from '@handover/shared/router';
import type { Prerequisite, Shell } from '@handover/shared/shell';
import { appRoutes } from './app-routes.tsx';

/** The router of the browser. */
export const createRouter = (shell: Shell, releaseSet: ReleaseSet, reference?: Prerequisite) =>
  createBrowserRouter(appRoutes(shell, releaseSet, reference));
