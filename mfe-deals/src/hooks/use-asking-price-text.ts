import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { differenceKind, type Price, priceDifference } from '../rules/price-difference.ts';

/**
 * The difference to the asking price as text: '5.0% below the asking price of €4,000,000'. Undefined if there is no
 * asking price. 'short' where the asking price stands beside it: '5.0% below'.
 */
export function useAskingPriceText({ asking_price, preferred_currency }: Opportunity, length?: 'short') {
  const { t } = useTranslation('deals');
  const { money, percent } = useFormat();
  return (price: Price): string | undefined => {
    if (asking_price === null) return undefined;
    const asking = money(asking_price, preferred_currency);
    const share = priceDifference(price, { amount: asking_price, currency: preferred_currency });
    if (share === undefined) return t('loi.asking.alone', { asking });
    return t(`loi.${length === 'short' ? 'askingShort' : 'asking'}.${differenceKind(share)}`, {
      asking,
      percent: percent(Math.abs(share)),
    });
  };
}
