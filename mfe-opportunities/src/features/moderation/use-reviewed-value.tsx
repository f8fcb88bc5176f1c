import type { Review, ReviewedField } from '@handover/shared/contract';
import { currencyOf, useFormat } from '@handover/shared/format';
import { useLabel } from '@handover/shared/i18n';
import type { ReactNode } from 'react';
import classes from './moderation.module.css';

type ReviewedValue = Review['changes'][number]['before'];

/** A value of a listing as text, in the language of the page; a dash where there is none. */
export function useReviewedValue(): (field: ReviewedField, value: ReviewedValue) => ReactNode {
  const label = useLabel();
  const { number } = useFormat();
  return (field, value) => {
    if (value === null || value === '') return '–';
    if (typeof value === 'string') return value;
    if (typeof value === 'number')
      return field === 'preferred_currency' ? currencyOf(value).code : number(value);
    if (Array.isArray(value)) return value.map(label).join(', ') || '–';
    if ('image' in value) return <img src={value.image} alt="" className={classes.thumbnail} />;
    return label(value);
  };
}
