import { TEXT } from '@handover/shared/contract';
import { TextAreaField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';

export function LongTexts({ names, required }: { names: readonly string[]; required?: boolean }) {
  const { t } = useTranslation('deals');
  return names.map((name) => (
    <TextAreaField
      key={name}
      name={name}
      label={t(`edit.field.${name}`)}
      maxLength={TEXT.longMax}
      required={required}
    />
  ));
}
