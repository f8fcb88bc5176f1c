import { type Company, TEXT } from '@handover/shared/contract';
import type { DocumentQueues } from '@handover/shared/documents';
import {
  FieldPair,
  FormSection,
  MoneyField,
  OfficesField,
  RevenuesField,
  TextAreaField,
  TextField,
} from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { OrgChartField } from '@handover/shared/org-chart';
import { BusinessFields } from './business-fields.tsx';
import { DocumentsFields } from './documents-fields.tsx';
import { FactFields } from './fact-fields.tsx';
import { FieldHits } from './identity/field-hits.tsx';
import type { IdentityFindings } from './identity/use-identity-check.ts';
import { WithTeaser } from './live-teaser/with-teaser.tsx';
import { MarketFields } from './market-fields.tsx';
import { TakenMark } from './take-over/taken-mark.tsx';

const PUBLIC = ['activity', 'unique_selling_proposition'] as const;
const CONFIDENTIAL = ['financial', 'operational_kpi', 'ownership_structure'] as const;
const FIGURES = ['revenues'] as const;
const OFFICES = ['zip_code', 'city', 'offices'] as const;

interface SellFieldsProps {
  companies: readonly Company[];
  documents: DocumentQueues;
  onFilled: (group: string, isFilled: boolean) => void;
  /** Whether the sale is not stored yet when the form opens. */
  isNew: boolean;
  findings: IdentityFindings | undefined;
}

export function SellFields({ companies, documents, onFilled, isNew, findings }: SellFieldsProps) {
  const { t } = useTranslation('opportunities');
  const texts = (names: typeof PUBLIC | typeof CONFIDENTIAL, required: boolean) =>
    names.map((name) => (
      <div key={name}>
        <TextAreaField
          name={name}
          label={t(`form.${name}`)}
          description={t(`form.help.${name}`)}
          maxLength={TEXT.longMax}
          required={required}
        />
        {name === 'activity' || name === 'unique_selling_proposition' ? (
          <FieldHits field={name} findings={findings} />
        ) : null}
      </div>
    ));
  return (
    <>
      <WithTeaser type="sell">
        <BusinessFields companies={companies} findings={findings} />
        <MarketFields sectorsName="sectors" companies={companies} findings={findings} />
        <FormSection id="description" title={t('form.section.description')} lead={t('form.publicLead')}>
          <TakenMark parts={PUBLIC} companies={companies} />
          {texts(PUBLIC, true)}
        </FormSection>
        <FactFields findings={findings} />
        <FormSection id="price" title={t('form.section.price')} lead={t('form.priceLead')}>
          <MoneyField name="asking_price" label={t('form.asking_price')} currencyName="preferred_currency" />
        </FormSection>
      </WithTeaser>
      <FormSection id="figures" title={t('form.section.figures')} lead={t('form.figuresLead')}>
        <TakenMark parts={FIGURES} companies={companies} />
        <RevenuesField />
      </FormSection>
      <FormSection id="offices" title={t('form.section.offices')} lead={t('form.confidentialLead')}>
        <TakenMark parts={OFFICES} companies={companies} />
        <FieldPair>
          <TextField name="zip_code" label={t('form.zip_code')} maxLength={TEXT.zipCodeMax} />
          <TextField name="city" label={t('form.city')} maxLength={TEXT.placeMax} />
        </FieldPair>
        <OfficesField />
      </FormSection>
      <FormSection id="confidential" title={t('form.section.confidential')} lead={t('form.confidentialLead')}>
        <TakenMark parts={CONFIDENTIAL} companies={companies} />
        {texts(CONFIDENTIAL, false)}
      </FormSection>
      <FormSection id="organisation" title={t('form.section.organisation')} lead={t('form.confidentialLead')}>
        <OrgChartField name="organizational_chart" />
      </FormSection>
      <FormSection id="documents" title={t('form.section.documents')} lead={t('form.documentsLead')}>
        <DocumentsFields documents={documents} companies={companies} onFilled={onFilled} isNew={isNew} />
      </FormSection>
    </>
  );
}
