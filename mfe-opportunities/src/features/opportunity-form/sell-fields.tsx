import { type Company, type Opportunity, type Revenue, TEXT } from '@handover/shared/contract';
import { type DocumentQueues, ProvenFigures } from '@handover/shared/documents';
import {
  FieldPair,
  FormSection,
  MoneyField,
  OfficesField,
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
  listing: Opportunity | undefined;
  /** Those of the listing, as they are stored. */
  revenues: readonly Revenue[];
}

export function SellFields(props: SellFieldsProps) {
  const { companies, documents, onFilled, isNew, findings, listing } = props;
  const { t } = useTranslation('opportunities');
  // A document of the company proves the line until the listing has its copy.
  const years = [...props.revenues, ...companies.flatMap(({ revenues }) => revenues)];
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
        <ProvenFigures owner="opportunity" ownerId={listing?.id} years={years} />
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
