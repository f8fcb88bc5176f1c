import { type Opportunity, paidAtClosing } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useAskingPriceText } from '../../../hooks/use-asking-price-text.ts';
import classes from './loi-form.module.css';
import { type LoiFormValues, toPart } from './loi-form.values.ts';

/** Whether a typed amount is no number yet. */
const isUnreadable = (amount: unknown) => amount !== null && typeof amount !== 'number';

/** The asking price beside the typed one, and the difference between them. */
export function AskingPrice({ opportunity }: { opportunity: Opportunity }) {
  const askingPriceText = useAskingPriceText(opportunity);
  const price: unknown = useWatch({ name: 'price' });
  const currency = Number(useWatch({ name: 'currency' }));
  const amount = typeof price === 'number' ? price : null;
  return (
    <p className={classes.check} role="status">
      {askingPriceText({ amount, currency })}
    </p>
  );
}

/** The amount that is paid at closing, if a part of the price is paid later. */
export function PaidAtClosing() {
  const { t } = useTranslation('deals');
  const { money } = useFormat();
  const price: unknown = useWatch({ name: 'price' });
  const currency = Number(useWatch({ name: 'currency' }));
  const { earn_out, vendor_loan }: LoiFormValues['structure'] = useWatch({ name: 'structure' });
  if (typeof price !== 'number' || [earn_out, vendor_loan].some(({ amount }) => isUnreadable(amount)))
    return null;
  const parts = { earn_out: toPart(earn_out), vendor_loan: toPart(vendor_loan) };
  const closing = parts.earn_out || parts.vendor_loan ? paidAtClosing(price, parts) : null;
  return (
    <p className={classes.check} role="status">
      {/* More than the price is the error of its field. */}
      {closing === null || closing < 0
        ? null
        : t('loi.terms.closingOf', { amount: money(closing, currency) })}
    </p>
  );
}
