import { useTranslation } from '@handover/shared/i18n';
import { Icon, Section } from '@handover/shared/ui';
import classes from './opportunity-page.module.css';

const PARTS = ['company', 'figures', 'offices', 'people', 'documents'] as const;

/** What there is to see later on, and what opens it: an outline, never a wall. */
export const ClosedOutline = () => {
  const { t } = useTranslation('opportunities');
  return (
    <Section title={t('closed.title')} lead={t('closed.lead')}>
      <ul className={classes.closed}>
        {PARTS.map((part) => (
          <li key={part}>
            <Icon name="lock" size={18} />
            <span>
              <strong>{t(`closed.${part}`)}</strong>
              <br />
              {t(part === 'documents' ? 'closed.opensByPhase' : 'closed.opensOnAccess')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
