import { TEXT } from '@handover/shared/contract';
import { FormSection, PreferredRangesField, TextAreaField, TextField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { WithTeaser } from './live-teaser/with-teaser.tsx';
import { MarketFields } from './market-fields.tsx';

export function BuyFields() {
  const { t } = useTranslation('opportunities');
  return (
    <WithTeaser type="buy">
      <FormSection id="mandate" title={t('form.section.mandate')} lead={t('form.publicLead')}>
        <TextField
          name="project_title"
          label={t('form.project_title')}
          description={t('form.help.mandate_title')}
          required
        />
        <TextAreaField
          name="preferred_description"
          label={t('form.preferred_description')}
          description={t('form.help.preferred_description')}
          maxLength={TEXT.longMax}
          rows={6}
          required
        />
      </FormSection>
      <MarketFields sectorsName="preferred_sectors" />
      <FormSection id="ranges" title={t('form.section.ranges')} lead={t('form.rangesLead')}>
        <PreferredRangesField />
      </FormSection>
    </WithTeaser>
  );
}
