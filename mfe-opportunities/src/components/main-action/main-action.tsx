import { BREAKPOINTS } from '@handover/shared/ui';
import { lazyComponent } from '@handover/shared/ui-extra';
import { useMedia } from '../../hooks/use-media.ts';

const MainActionBar = lazyComponent(async () => (await import('./main-action-bar.tsx')).MainActionBar, {
  skeleton: null,
});

/** The width of `RecordPage` below which the panel is under the head of the page. */
const NARROW = `(width < ${BREAKPOINTS.lg})`;

/** Stands at the end of a page with a panel: on a phone the main action of the panel stays at the lower edge. */
export const MainAction = ({ price }: { price?: string | undefined }) =>
  useMedia(NARROW) ? <MainActionBar price={price} /> : null;
