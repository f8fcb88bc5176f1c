import { FormSection, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Anchor, Icon, Text, VisuallyHidden } from '@handover/shared/ui';
import { NAMES, readinessOf, yearsOf } from '../../../rules/readiness.ts';
import type { SellValues } from '../sell-kind.ts';
import classes from './readiness.module.css';

const FACTS = ['reason_for_sale', 'handover_months', 'largest_customer', 'organizational_chart'] as const;

/** What buyers will ask for, as the form is filled in: what is missing, why it matters, and where it goes. Nothing of it is required. */
export function Readiness({ documents }: { documents: ReadonlySet<string> }) {
  const { t } = useTranslation('opportunities');
  const [revenues, reason_for_sale, handover_months, largest_customer, organizational_chart] = useWatch<
    SellValues,
    ['revenues', ...typeof FACTS]
  >({ name: ['revenues', ...FACTS] });
  const items = readinessOf({
    years: yearsOf(revenues),
    ...{ reason_for_sale, handover_months, largest_customer, organizational_chart, documents },
  });
  return (
    <FormSection id="readiness" title={t('readiness.title')} lead={t('readiness.lead')}>
      <ul className={classes.list}>
        {items.map(({ asked, section, isThere }) => {
          const name = t(NAMES[asked]);
          return (
            <li key={asked} className={classes.item}>
              {isThere ? (
                <span className={classes.there}>
                  <Icon name="check" size={18} />
                </span>
              ) : (
                <span aria-hidden="true" className={classes.missing} />
              )}
              <div>
                <Text>
                  {name}
                  {isThere ? <VisuallyHidden>, {t('readiness.there')}</VisuallyHidden> : null}
                </Text>
                {isThere ? null : <Text className={classes.why}>{t(`readiness.why.${asked}`)}</Text>}
              </div>
              {isThere ? null : (
                <Anchor
                  href={`#${section}`}
                  className={classes.add}
                  aria-label={t('readiness.addNamed', { name })}
                >
                  {t('readiness.add')}
                </Anchor>
              )}
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}
