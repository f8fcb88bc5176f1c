import { Icon } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import classes from './connection-bar.module.css';
import { useConnection } from './use-connection.ts';

/** Says at the lower edge of the window that there is no connection to the server; nothing moves when it comes and goes. */
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
