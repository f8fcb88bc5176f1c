import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import type { Range } from '../api/browse.api.ts';

/** A range as text: '1M – 5M', 'from 1M', 'up to 5M'. */
export function useAmountRange(): (range: Range) => string {
  const { t } = useTranslation('opportunities');
  const { compactNumber } = useFormat();
  return ({ min, max }) => {
    const [low, high] = [compactNumber(min), compactNumber(max)];
    if (low && high) return t('filters.between', { low, high });
    return low ? t('filters.atLeast', { amount: low }) : t('filters.atMost', { amount: high });
  };
}
