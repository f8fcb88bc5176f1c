import { useField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { NativeSelect } from '@handover/shared/ui';
import { OPENINGS } from './opening.rules.ts';

/** From when a document is open. */
export function OpeningChoice() {
  const { t } = useTranslation('deals');
  const { field } = useField('opening');
  return (
    <NativeSelect
      label={t('rights.opening.label')}
      value={field.value}
      onChoose={field.onChange}
      options={OPENINGS.map((value) => ({ value, label: t(`rights.opening.${value}`) }))}
    />
  );
}
