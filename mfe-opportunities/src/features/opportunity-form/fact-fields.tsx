import { FACTS } from '@handover/shared/contract';
import { FieldPair, FormSection, SelectField, TextField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { HANDOVER_MONTHS } from './fact-values.ts';
import { FieldHits } from './identity/field-hits.tsx';
import type { IdentityFindings } from './identity/use-identity-check.ts';

/** What a seller may tell everyone beside the bands; each is shown only if it is filled in. */
export function FactFields({ findings }: { findings: IdentityFindings | undefined }) {
  const { t } = useTranslation('opportunities');
  const months = HANDOVER_MONTHS.map((value) => ({
    value,
    label: t('facts.months', { count: Number(value) }),
  }));
  const shares = FACTS.customerShares.map((value) => ({ value, label: t(`facts.share.${value}`) }));
  const growth = FACTS.growthShown.map((value) => ({ value, label: t(`form.growth.${value}`) }));
  return (
    <FormSection id="facts" title={t('form.section.facts')} lead={t('form.factsLead')}>
      <FieldPair>
        <SelectField
          name="growth_shown"
          label={t('form.growth_shown')}
          description={t('form.help.growth_shown')}
          options={growth}
          clearable={false}
        />
        <SelectField
          name="largest_customer"
          label={t('form.largest_customer')}
          description={t('form.help.largest_customer')}
          options={shares}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          name="founded_year"
          label={t('form.founded_year')}
          description={t('form.help.founded_year')}
          inputMode="numeric"
          maxLength={4}
        />
        <SelectField
          name="handover_months"
          label={t('form.handover_months')}
          description={t('form.help.handover_months')}
          options={months}
        />
      </FieldPair>
      <div>
        <TextField
          name="reason_for_sale"
          label={t('form.reason_for_sale')}
          description={t('form.help.reason_for_sale')}
          maxLength={FACTS.reasonMax}
        />
        <FieldHits field="reason_for_sale" findings={findings} />
      </div>
    </FormSection>
  );
}
