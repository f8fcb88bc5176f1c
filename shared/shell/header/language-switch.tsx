import { useLanguage, useTranslation } from '../../kernel/i18n/index.ts';
import { usePlatform } from '../../kernel/platform/index.ts';
import classes from './switch.module.css';

/** Switches to the other language, which it names in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { setLanguage } = usePlatform();
  const other = language === 'fr' ? 'en' : 'fr';
  const name = t(`host.language.${other}`);
  return (
    <button
      type="button"
      className={classes.switch}
      lang={other}
      title={name}
      onClick={() => setLanguage(other)}
    >
      <span aria-hidden="true">{other.toUpperCase()}</span>
      <span className={classes.hidden}>{name}</span>
    </button>
  );
}
