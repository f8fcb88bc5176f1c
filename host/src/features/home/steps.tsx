import { useTranslation } from '@handover/shared/i18n';
import { Section } from '@handover/shared/ui';
import classes from './home.module.css';

const STEPS = ['introduction', 'loi', 'dueDiligence', 'spa', 'closing'] as const;

export function Steps() {
  const { t } = useTranslation();
  return (
    <Section title={t('host.home.steps.title')} lead={t('host.home.steps.lead')}>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step} className={classes.step}>
            <h3>{t(`host.home.steps.${step}.title`)}</h3>
            <p>{t(`host.home.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
