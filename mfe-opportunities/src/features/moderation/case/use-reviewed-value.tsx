import { FACTS, type Review, type ReviewedField } from '@handover/shared/contract';
import { currencyOf, useFormat } from '@handover/shared/format';
import { useLabel, useTranslation } from '@handover/shared/i18n';
import { useLabels } from '@handover/shared/ui-extra';
import type { ReactNode } from 'react';
import classes from './case.module.css';

type ReviewedValue = Review['changes'][number]['before'];

/** A value of a listing as text, in the language of the page, an amount in the currency; a dash where there is none. */
export function useReviewedValue() {
  const [label, labels] = [useLabel(), useLabels()];
  const { money } = useFormat();
  const { t } = useTranslation('opportunities');
  const choiceText = (field: 'largest_customer' | 'growth_shown', value: string) => {
    const share = FACTS.customerShares.find((each) => each === value);
    if (field === 'largest_customer')
      return share ? `${t(`facts.share.${share}`)} ${t('facts.shareOf')}` : value;
    const shown = FACTS.growthShown.find((each) => each === value);
    return shown ? t(`form.growth.${shown}`) : value;
  };
  return (field: ReviewedField, value: ReviewedValue, currency: number): ReactNode => {
    if (value === null || value === '') return '–';
    if (typeof value === 'string')
      return field === 'largest_customer' || field === 'growth_shown' ? choiceText(field, value) : value;
    if (field === 'founded_year') return String(value);
    if (field === 'handover_months') return t('facts.months', { count: Number(value) });
    if (typeof value === 'number')
      return field === 'preferred_currency' ? currencyOf(value).code : money(value, currency);
    if (Array.isArray(value)) return labels(value).join(', ') || '–';
    if ('image' in value) return <img src={value.image} alt="" className={classes.thumbnail} />;
    return label(value);
  };
}
