import { FormSection, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Anchor, Icon, Text, VisuallyHidden } from '@handover/shared/ui';
import {
  type Asked,
  amongDocuments,
  filledIn,
  NAMES,
  readinessOf,
  yearsOf,
} from '../../../rules/readiness.ts';
import type { SellValues } from '../sell-kind.ts';
import classes from './readiness.module.css';

const inForm = ({ revenues, ...facts }: SellValues): Asked[] =>
  filledIn({ ...facts, years: yearsOf(revenues) });

/** What buyers will ask for, as the form is filled in: what is missing, why it matters, and where it goes. Nothing of it is required. */
export function Readiness({ documents }: { documents: ReadonlySet<string> }) {
  const { t } = useTranslation('opportunities');
  const there: Asked[] = useWatch({ compute: inForm });
  const items = readinessOf([...there, ...amongDocuments(documents)]);
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
