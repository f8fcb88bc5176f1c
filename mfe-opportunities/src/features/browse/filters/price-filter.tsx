import { parseAmount } from '@handover/shared/amounts';
import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { TextInput } from '@handover/shared/ui-extra';
import { useId, useState } from 'react';
import type { Range } from '../../../api/browse.api.ts';
import { isPossible } from '../../../rules/browse-filters.ts';
import classes from './filters.module.css';

interface PriceFilterProps {
  value: Range;
  onChange: (value: Range) => void;
}

/** Whole, and possible as a price; undefined for other texts. */
function readPrice(text: string, language: string): number | undefined {
  const amount = Math.round(parseAmount(text, language) ?? Number.NaN);
  return isPossible('price', amount) ? amount : undefined;
}

/** The lower and upper price, typed with units: 800k, 1.5M. They apply when the field is left, or by Enter. */
export function PriceFilter({ value, onChange }: PriceFilterProps) {
  const { t } = useTranslation('opportunities');
  const { language } = useFormat();
  const [wrong, setWrong] = useState(false);
  const hint = useId();
  const label = t('filters.price');
  const apply = (end: 'min' | 'max') => (text: string) => {
    const amount = text.trim() === '' ? null : readPrice(text, language);
    setWrong(amount === undefined);
    if (amount === undefined || amount === value[end]) return;
    const next = { ...value, [end]: amount };
    const reversed = next.min !== null && next.max !== null && next.min > next.max;
    // The end that was typed last is meant.
    onChange(reversed ? { min: null, max: null, [end]: amount } : next);
  };
  return (
    <fieldset className={classes.range} aria-describedby={hint}>
      <legend>{label}</legend>
      <AmountInput
        label={t('filters.from', { name: label })}
        placeholder={t('filters.min')}
        value={value.min}
        onApply={apply('min')}
      />
      <span aria-hidden="true">–</span>
      <AmountInput
        label={t('filters.to', { name: label })}
        placeholder={t('filters.max')}
        value={value.max}
        onApply={apply('max')}
      />
      <p id={hint} className={wrong ? classes.wrong : classes.hint} role={wrong ? 'alert' : undefined}>
        {t(wrong ? 'filters.noAmount' : 'filters.units')}
      </p>
    </fieldset>
  );
}

interface AmountInputProps {
  label: string;
  placeholder: string;
  value: number | null;
  onApply: (text: string) => void;
}

function AmountInput({ label, placeholder, value, onApply }: AmountInputProps) {
  const { compactNumber, language } = useFormat();
  const [typed, setTyped] = useState<string>();
  const apply = () => {
    if (typed === undefined) return;
    onApply(typed);
    if (typed.trim() === '' || readPrice(typed, language) !== undefined) setTyped(undefined);
  };
  return (
    <TextInput
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      value={typed ?? compactNumber(value)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) apply();
      }}
    />
  );
}
