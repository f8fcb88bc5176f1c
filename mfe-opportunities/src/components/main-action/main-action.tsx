import { lazyComponent } from '@handover/shared/ui-extra';
import { useIsNarrow } from './use-is-narrow.ts';

const MainActionBar = lazyComponent(async () => (await import('./main-action-bar.tsx')).MainActionBar, {
  skeleton: null,
});

/** Stands at the end of a page with a panel: on a phone the main action of the panel stays at the lower edge. */
export const MainAction = () => (useIsNarrow() ? <MainActionBar /> : null);
