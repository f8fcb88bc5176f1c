import { type Opportunity, paidAtClosing } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useAskingPriceText } from '../../../hooks/use-asking-price-text.ts';
import classes from './loi-form.module.css';
import { type LoiFormValues, toPart } from './loi-form.values.ts';

/** Whether a typed amount is no number yet. */
const isUnreadable = (amount: unknown) => amount !== null && typeof amount !== 'number';

/** The difference of the typed price to the asking price, and the amount that is paid at closing. */
export function PriceCheck({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('deals');
  const { money } = useFormat();
  const askingPriceText = useAskingPriceText(opportunity);
  const price: unknown = useWatch({ name: 'price' });
  const currency = Number(useWatch({ name: 'currency' }));
  const { earn_out, vendor_loan }: LoiFormValues['structure'] = useWatch({ name: 'structure' });
  if (typeof price !== 'number' || [earn_out, vendor_loan].some(({ amount }) => isUnreadable(amount)))
    return null;
  const parts = { earn_out: toPart(earn_out), vendor_loan: toPart(vendor_loan) };
  const closing = parts.earn_out || parts.vendor_loan ? paidAtClosing(price, parts) : null;
  return (
    <p className={classes.check} role="status">
      <span>{askingPriceText({ amount: price, currency })}</span>
      {/* More than the price is the error of its field. */}
      {closing === null || closing < 0 ? null : (
        <span>{t('loi.terms.closingOf', { amount: money(closing, currency) })}</span>
      )}
    </p>
  );
}
