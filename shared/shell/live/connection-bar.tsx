import { Icon } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import classes from './connection-bar.module.css';
import { useConnection } from './use-connection.ts';

/** Shown under the header while there is no connection to the server. */
export function ConnectionBar() {
  const { t } = useTranslation();
  const connection = useConnection();
  return (
    <div role="status">
      {connection !== 'good' && (
        <p className={classes.bar}>
          <Icon name="alert" />
          {t(`host.reach.${connection}`)}
        </p>
      )}
    </div>
  );
}
