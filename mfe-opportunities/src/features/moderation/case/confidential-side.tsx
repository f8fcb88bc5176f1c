import type { PrivateData } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Section } from '@handover/shared/ui';
import { KeyValue } from '@handover/shared/ui-extra';
import { CompanyContact } from '../../../components/company-contact.tsx';
import classes from './case.module.css';

/** The confidential data, to compare the public texts with. Reading it is logged. */
export function ConfidentialSide({ data }: { data: PrivateData }) {
  const { t } = useTranslation('opportunities');
  const texts = (['financial', 'operational_kpi', 'ownership_structure'] as const)
    .filter((name) => data[name])
    .map((name) => ({ label: t(`privateData.${name}`), value: data[name] }));
  return (
    <Section title={t('privateData.title')} lead={t('moderation.onRecord')}>
      <div className={classes.texts}>
        <CompanyContact company={data} />
        <KeyValue items={texts} />
      </div>
    </Section>
  );
}
