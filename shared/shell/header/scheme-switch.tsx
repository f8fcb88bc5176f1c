import { Icon, useColorScheme } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import classes from './switch.module.css';

export function SchemeSwitch() {
  const { t } = useTranslation();
  const { shown, toggle } = useColorScheme();
  const name = t(shown === 'dark' ? 'host.scheme.toLight' : 'host.scheme.toDark');
  return (
    <button type="button" className={classes.switch} aria-label={name} title={name} onClick={toggle}>
      <Icon name={shown === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
