import type { Opportunity } from '@handover/shared/contract';
import { FormSection, PreferredRangesField, TextField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { LongTexts } from './long-texts.tsx';
import { MarketFields } from './market-fields.tsx';

export function MandateFields({ tags }: Pick<Opportunity, 'tags'>) {
  const { t } = useTranslation('deals');
  return (
    <>
      <FormSection id="search" title={t('edit.section.search')}>
        <TextField name="project_title" label={t('edit.field.project_title')} required />
        <LongTexts names={['preferred_description']} required />
      </FormSection>
      <MarketFields tags={tags} />
      <FormSection id="ranges" title={t('edit.section.ranges')} lead={t('edit.rangesLead')}>
        <PreferredRangesField />
      </FormSection>
    </>
  );
}
