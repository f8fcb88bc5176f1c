import { currentTime, marketZone } from '../../kernel/clock/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { Link, routes } from '../../kernel/router/index.ts';
import classes from './footer.module.css';

/** The gateway writes this page, and not the app. */
const LICENCES = '/third-party-licences.txt';

const GROUPS = [
  [
    'market',
    { sell: routes.opportunities('sell'), buy: routes.opportunities('buy'), pricing: routes.pricing },
  ],
  ['house', { about: routes.aboutUs, faq: routes.faq, contact: routes.contactUs }],
  [
    'legal',
    {
      privacy: routes.privacyPolicy,
      terms: routes.terms,
      accessibility: routes.accessibility,
      licences: LICENCES,
    },
  ],
] as const;

/**
 * The year of the copyright. `marketToday` is not used: the code that counts days is not in the first chunk of a
 * page.
 */
const thisYear = () =>
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: marketZone() }).format(currentTime());

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <p className={classes.line}>{t('host.footer.line')}</p>
          <p>{t('host.footer.rights', { year: thisYear() })}</p>
        </div>
        <nav aria-label={t('host.navigation.footer')} className={classes.groups}>
          {GROUPS.map(([group, links]) => (
            <ul key={group} aria-label={t(`host.footer.${group}`)}>
              {Object.entries(links).map(([name, to]) => (
                <li key={name}>
                  <Link to={to} reloadDocument={to === LICENCES}>
                    {t(`host.footer.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </div>
    </footer>
  );
}
