import type { ReleaseSet } from '@handover/shared/federation';
import { createBrowserRouter } from '@handover/shared/router';
import { Frame, routeTable, type Shell } from '@handover/shared/shell';
import { HomePage } from '../home/home.page.tsx';
import { PageMetadata } from '../metadata/page-metadata.tsx';

/** The router with the pages of the release set and of the host, in one frame. */
export function createRouter(shell: Shell, releaseSet: ReleaseSet) {
  const frame = (
    <Frame>
      <PageMetadata set={releaseSet} />
    </Frame>
  );
  return createBrowserRouter(routeTable(shell, { frame, home: <HomePage /> }));
}
