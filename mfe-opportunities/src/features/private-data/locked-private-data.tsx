import type { OpportunityType } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Icon, Section } from '@handover/shared/ui';
import classes from './locked-private-data.module.css';

const CONTENTS = { sell: ['company', 'figures', 'texts'], buy: ['buyer'] } as const;

/** What the private data holds, and what gives access to it. The data itself is not fetched. */
export function LockedPrivateData({ type }: { type: OpportunityType }) {
  const { t } = useTranslation('opportunities');
  return (
    <Section title={t('locked.title')} lead={t('locked.lead', { context: type })}>
      <ul className={classes.parts}>
        {CONTENTS[type].map((content) => (
          <li key={content} className={classes.part}>
            <Icon name="lock" size={18} />
            <span>{t(`locked.${content}`)}</span>
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
