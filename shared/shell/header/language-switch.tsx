import { LANGUAGE_PARAM, LANGUAGES } from '../../contract/index.ts';
import { useLanguage, useTranslation } from '../../kernel/i18n/index.ts';
import { useShellPlatform } from '../../kernel/platform/index.ts';
import { useLocation, withQuery } from '../../kernel/router/index.ts';
import classes from './switch.module.css';

/** Switches to the next language, which it names in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { setLanguage } = useShellPlatform();
  const other = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length] ?? language;
  const name = t(`host.language.${other}`);
  const here = Object.fromEntries(new URLSearchParams(useLocation().search));
  return (
    <>
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
      <noscript>
        {/* A `Link` would keep the language of the address. */}
        <a
          className={classes.switch}
          lang={other}
          hrefLang={other}
          href={withQuery('', { ...here, [LANGUAGE_PARAM]: other })}
        >
          {name}
        </a>
      </noscript>
    </>
  );
}
