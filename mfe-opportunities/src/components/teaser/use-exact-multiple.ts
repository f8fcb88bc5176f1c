import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';

/**
 * The asking price as a multiple of the EBITDA of the latest year, for a viewer with access; of both where it is normalised. '' for
 * none, as where price and EBITDA are in two currencies.
 */
export function useExactMultiple({
  exact,
  asking_price: price,
  preferred_currency: currency,
}: Pick<Opportunity, 'exact' | 'asking_price' | 'preferred_currency'>): string {
  const { t } = useTranslation('opportunities');
  const { multiple } = useFormat();
  if (exact?.currency !== currency) return '';
  const reported = multiple(price, exact.ebitda);
  const normalised = multiple(price, exact.normalised_ebitda);
  if (reported && normalised) return t('facts.ofBoth', { reported, normalised });
  return reported && t('facts.ofEbitda', { multiple: reported });
}
