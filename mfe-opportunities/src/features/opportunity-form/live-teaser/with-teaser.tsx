import type { OpportunityType } from '@handover/shared/contract';
import { BREAKPOINTS } from '@handover/shared/ui';
import { lazyComponent } from '@handover/shared/ui-extra';
import type { ReactNode } from 'react';
import { useMedia } from '../../../hooks/use-media.ts';
import classes from './live-teaser.module.css';

const LiveTeaser = lazyComponent(async () => (await import('./live-teaser.tsx')).LiveTeaser, {
  skeleton: null,
});

/** The public sections of a form; on a wide page beside what everyone will see of them. */
export function WithTeaser({ type, children }: { type: OpportunityType; children: ReactNode }) {
  const isWide = useMedia(`(width >= ${BREAKPOINTS.xl})`);
  return (
    <section className={classes.around}>
      <div>{children}</div>
      <div className={classes.column}>{isWide ? <LiveTeaser type={type} /> : null}</div>
    </section>
  );
}
