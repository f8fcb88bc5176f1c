import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { TextSection } from '@handover/shared/ui';

/** The public texts of an opportunity. */
export function Description({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunities');
  return (
    <>
      {(['activity', 'unique_selling_proposition', 'reason_for_sale', 'preferred_description'] as const).map(
        (name) => (
          <TextSection
            key={name}
            title={t(`description.${name}`)}
            text={opportunity[name]}
            lang={opportunity.language}
          />
        ),
      )}
    </>
  );
}
