import type { Company } from '@handover/shared/contract';
import { FormSection, SelectField, TextField, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { FieldHits } from './identity/field-hits.tsx';
import type { IdentityFindings } from './identity/use-identity-check.ts';
import { useTakeOver } from './take-over/use-take-over.ts';

interface BusinessFieldsProps {
  companies: readonly Company[];
  findings: IdentityFindings | undefined;
}

/** The company that is sold, whose data fills the form, and the title. */
export function BusinessFields({ companies, findings }: BusinessFieldsProps) {
  const { t } = useTranslation('opportunities');
  const takeOver = useTakeOver(companies);
  const chosen = useWatch<{ company_id: string }, 'company_id'>({ name: 'company_id' });
  const choice = companies.filter(({ id, sold }) => !sold || String(id) === chosen);
  return (
    <FormSection id="business" title={t('form.section.business')}>
      {companies.length > 0 && (
        <SelectField
          name="company_id"
          label={t('form.company_id')}
          description={t('form.help.company_id')}
          options={choice.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChosen={takeOver}
          required
        />
      )}
      <div>
        <TextField
          name="project_title"
          label={t('form.project_title')}
          description={t('form.help.project_title')}
          required
        />
        <FieldHits field="project_title" findings={findings} />
      </div>
    </FormSection>
  );
}
