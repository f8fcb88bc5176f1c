import { useTranslation } from '@handover/shared/i18n';
import { Icon, Section } from '@handover/shared/ui';
import classes from './closed-outline.module.css';

const PARTS = ['company', 'figures', 'texts'] as const;

/** What is closed shows what it holds and what opens it. No data behind it: it was never asked for. */
export function ClosedOutline() {
  const { t } = useTranslation('opportunities');
  return (
    <Section title={t('closed.title')} lead={t('closed.lead')}>
      <ul className={classes.parts}>
        {PARTS.map((part) => (
          <li key={part} className={classes.part}>
            <Icon name="lock" size={18} />
            <span>{t(`closed.${part}`)}</span>
            <span aria-hidden="true" className={classes.bars}>
              <i />
              <i />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
