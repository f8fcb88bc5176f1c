import { SelectField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMyCompanies } from '../../queries/my-opportunities.query.ts';

/** The company that a seller brings to a mandate; it can be attached in the deal, too. */
export function BroughtCompany() {
  const { t } = useTranslation('opportunities');
  const { data } = useMyCompanies();
  const companies = data?.results.filter(({ sold }) => !sold) ?? [];
  if (companies.length === 0) return null;
  return (
    <SelectField
      name="company_id"
      label={t('access.request.company')}
      description={t('access.request.companyHelp')}
      options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
      clearable
      searchable
    />
  );
}
