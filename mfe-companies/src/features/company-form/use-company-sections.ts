import type { Company } from '@handover/shared/contract';
import type { RecordSection } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { LINES } from '../../rules/company-form-values.ts';
import { COMPANY_SECTIONS, type CompanySection, DOCUMENT_PARTS } from '../../rules/company-parts.ts';

const FIELDS: Record<CompanySection, Omit<RecordSection, 'id' | 'title'>> = {
  identity: {
    fields: ['name', 'sectors', 'sub_sectors', 'tags', ...LINES],
    required: ['name', 'sectors'],
  },
  place: { fields: ['country', 'region', 'city', 'zip_code'] },
  story: { fields: ['activity', 'unique_selling_proposition'] },
  confidential: { fields: ['financial', 'operational_kpi', 'ownership_structure'] },
  offices: { fields: ['offices'] },
  figures: { fields: ['currency', 'revenues'], filledBy: ['revenues'] },
  documents: { fields: [] },
};

/** Documents are no values of the form: some are stored, others wait for the save. None of the kinds has to be there. */
function documentState(company: Company | undefined, areChosen: boolean): Pick<RecordSection, 'state'> {
  if (areChosen) return { state: company ? 'changed' : 'done' };
  const { missing } = company?.completeness ?? { missing: DOCUMENT_PARTS };
  return { state: DOCUMENT_PARTS.every((part) => missing.includes(part)) ? 'optional' : 'done' };
}

/** The sections of the form. @param areChosen documents wait for the save */
export function useCompanySections(company: Company | undefined, areChosen: boolean): RecordSection[] {
  const { t } = useTranslation('companies');
  return COMPANY_SECTIONS.map((id) => ({
    id,
    title: t(`form.${id}`),
    ...FIELDS[id],
    ...(id === 'documents' && documentState(company, areChosen)),
  }));
}
