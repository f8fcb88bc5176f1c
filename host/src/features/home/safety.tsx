import { useTranslation } from '@handover/shared/i18n';
import { Link, routes } from '@handover/shared/router';
import { Icon, type IconName, Section } from '@handover/shared/ui';
import classes from './home.module.css';

const REASONS = [
  ['anonymous', 'eye-off'],
  ['nda', 'check'],
  ['gradual', 'lock'],
  ['bidders', 'handshake'],
  ['review', 'eye'],
  ['yours', 'download'],
] as const satisfies readonly (readonly [string, IconName])[];

export function Safety() {
  const { t } = useTranslation();
  return (
    <Section
      title={t('host.home.safety.title')}
      actions={<Link to={routes.faq}>{t('host.home.safety.more')}</Link>}
    >
      <ul className={classes.reasons}>
        {REASONS.map(([reason, icon]) => (
          <li key={reason} className={classes.reason}>
            <Icon name={icon} size={24} />
            <h3>{t(`host.home.safety.${reason}.title`)}</h3>
            <p>{t(`host.home.safety.${reason}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
