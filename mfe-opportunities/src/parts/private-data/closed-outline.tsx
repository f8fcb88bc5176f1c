import type { OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Icon, Section } from '@handover/shared/ui';
import classes from './closed-outline.module.css';

const PARTS = { sell: ['company', 'figures', 'texts'], buy: ['buyer'] } as const;

/** What is closed shows what it holds and what opens it. No data behind it: it was never asked for. */
export function ClosedOutline({ type }: { type: OpportunityType }) {
  const { t } = useTranslation('opportunities');
  return (
    <Section title={t('closed.title')} lead={t('closed.lead', { context: type })}>
      <ul className={classes.parts}>
        {PARTS[type].map((part) => (
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
