import { useTranslation } from '@handover/shared/i18n';
import { Skeleton, useDelayed, VisuallyHidden } from '@handover/shared/ui';
import classes from './deal-list.module.css';

const ROWS = ['one', 'two', 'three', 'four', 'five'];

/** The list while it loads, in its final shape; visible after 300 ms. */
export function DealListSkeleton() {
  const { t } = useTranslation('deals');
  const isShown = useDelayed(300);
  return (
    <div role="status" aria-busy="true" className={classes.skeleton} data-shown={isShown || undefined}>
      <VisuallyHidden>{t('list.title')}</VisuallyHidden>
      <Skeleton height={20} width={110} mb={10} />
      {ROWS.map((row) => (
        <div key={row} className={classes.skeletonRow} aria-hidden="true">
          <Skeleton height={44} width={44} />
          <div>
            <Skeleton height={16} width="min(20rem, 70%)" mb={8} />
            <Skeleton height={12} width="min(12rem, 45%)" />
          </div>
        </div>
      ))}
    </div>
  );
}
