import { SelectField } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useCurrencies } from '@handover/shared/reference';

export function CurrencyField() {
  const { t } = useTranslation('deals');
  const currencies = useCurrencies();
  return (
    <SelectField
      name="preferred_currency"
      label={t('edit.field.preferred_currency')}
      {...currencies}
      required
    />
  );
}
