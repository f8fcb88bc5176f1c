import { Icon } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import classes from './reach-bar.module.css';
import { useReach } from './use-reach.ts';

/** Under the header while nobody answers: what that means for the person, and that it mends itself. */
export function ReachBar() {
  const { t } = useTranslation();
  const reach = useReach();
  return (
    <div role="status" className={classes.place}>
      {reach !== 'good' && (
        <p className={classes.bar}>
          <Icon name="alert" />
          {t(`host.reach.${reach}`)}
        </p>
      )}
    </div>
  );
}
