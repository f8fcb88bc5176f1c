import type { Review, ReviewedField } from '@handover/shared/contract';
import { currencyOf, useFormat } from '@handover/shared/format';
import { useLabel } from '@handover/shared/i18n';
import { useLabels } from '@handover/shared/ui-extra';
import type { ReactNode } from 'react';
import classes from './case.module.css';

type ReviewedValue = Review['changes'][number]['before'];

/** A value of a listing as text, in the language of the page, an amount in the currency; a dash where there is none. */
export function useReviewedValue() {
  const [label, labels] = [useLabel(), useLabels()];
  const { money } = useFormat();
  return (field: ReviewedField, value: ReviewedValue, currency: number): ReactNode => {
    if (value === null || value === '') return '–';
    if (typeof value === 'string') return value;
    if (typeof value === 'number')
      return field === 'preferred_currency' ? currencyOf(value).code : money(value, currency);
    if (Array.isArray(value)) return labels(value).join(', ') || '–';
    if ('image' in value) return <img src={value.image} alt="" className={classes.thumbnail} />;
    return label(value);
  };
}
