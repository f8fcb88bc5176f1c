import type { DealDetail, Opportunity } from '@handover/shared/contract';
import { FormSection, MoneyField, TextField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { BusinessFields } from './business-fields.tsx';
import { MarketFields } from './market-fields.tsx';

type SaleFieldsProps = Pick<Opportunity, 'tags'> & Pick<DealDetail, 'documents'>;

export function SaleFields({ tags, documents }: SaleFieldsProps) {
  const { t } = useTranslation('deals');
  return (
    <>
      <FormSection id="deal" title={t('edit.section.deal')}>
        <TextField name="project_title" label={t('edit.field.project_title')} required />
        <MoneyField
          name="asking_price"
          label={t('edit.field.asking_price')}
          currencyName="preferred_currency"
        />
      </FormSection>
      <MarketFields tags={tags} />
      <BusinessFields documents={documents} />
    </>
  );
}
