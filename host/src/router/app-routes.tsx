import type { ReleaseSet } from '@handover/shared/federation';
import { Frame, type Prerequisite, routeTable, type Shell } from '@handover/shared/shell';
import { PageMetadata } from '../metadata/page-metadata.tsx';
import { HomePage } from '../pages/home.page.tsx';

/** The pages of the release set and of the host, in one frame; the same in the browser and on the server. */
export function appRoutes(shell: Shell, releaseSet: ReleaseSet, reference?: Prerequisite) {
  const frame = (
    <Frame>
      <PageMetadata set={releaseSet} />
    </Frame>
  );
  return routeTable(shell, { frame, home: <HomePage />, reference });
}
