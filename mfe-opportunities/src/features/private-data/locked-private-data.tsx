import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Icon, Section } from '@handover/shared/ui';
import classes from './locked-private-data.module.css';

/**
 * The contents of the closed part, by what opens them: access, then the phases of the deal (server rules, "Accepting
 * an access request").
 */
const CONTENTS = {
  sell: [
    ['company', 'access'],
    ['figures', 'access'],
    ['texts', 'access'],
    ['documents', 'access'],
    ['annualAccounts', 'loi'],
    ['ledger', 'dueDiligence'],
  ],
  buy: [['buyer', 'access']],
} as const;

/** The outline of the private data, and what opens each part. The data itself is not fetched. */
export function LockedPrivateData({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  const { type_of_opportunity: type, request_access_status: access } = opportunity;
  // A user with a deal finds it closed only while another party has exclusivity.
  const isPaused = access.status === 'deal_exists';
  return (
    <div className={classes.outline}>
      <Section title={t('locked.title')} lead={t('locked.lead', { context: isPaused ? 'paused' : type })}>
        <ul className={classes.parts}>
          {CONTENTS[type].map(([content, key]) => (
            <li key={content} className={classes.part}>
              <Icon name="lock" size={18} />
              <span>
                {t(`locked.${content}`)}
                <span aria-hidden="true" className={classes.bars}>
                  <i />
                  <i />
                </span>
              </span>
              <span className={classes.key}>
                {isPaused ? t('locked.paused') : t(`locked.opens.${key}`, { context: type })}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
