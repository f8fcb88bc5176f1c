import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { isDay } from '../../../contract/days/days.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { BREAKPOINTS } from '../../ui/index.ts';
import type { FieldProps } from '../fields/use-field.ts';
import { useFormContext } from '../form/form-context.tsx';
import { DateField } from './date-field.tsx';
import classes from './date-range.module.css';
import { DateRangeButton } from './date-range-button.tsx';

export interface DateRangeFieldProps extends Omit<FieldProps, 'name' | 'placeholder' | 'required'> {
  /** The path of `{ from, to }`, or the paths of two fields. */
  name: string | { from: string; to: string };
  /** Default “From” and “To”. */
  dayLabels?: { from: string; to: string };
  required?: { from?: boolean; to?: boolean };
  /** yyyy-mm-dd; days outside can't be picked. */
  min?: string;
  max?: string;
}

/**
 * A range of two days, typed or picked; on a narrow screen in one modal calendar. Days are yyyy-mm-dd, '' if empty; their rule is
 * `dateRangeRule`, or `dayRule` for two names.
 */
export const DateRangeField = ({ name, label, dayLabels, required = {}, ...props }: DateRangeFieldProps) => {
  const { t } = useTranslation('inputs');
  const { getFieldState, trigger } = useFormContext();
  const isNarrow = useMediaQuery(`(width < ${BREAKPOINTS.xs})`, undefined, {
    getInitialValueInEffect: false,
  });
  const names = typeof name === 'string' ? { from: `${name}.from`, to: `${name}.to` } : name;
  const labels = dayLabels ?? { from: t('dates.from'), to: t('dates.to') };
  const from: string = useWatch({ name: names.from }) || '';
  const to: string = useWatch({ name: names.to }) || '';

  // A change of the first day may make the second valid.
  useEffect(() => {
    if (getFieldState(names.to).invalid) void trigger(names.to);
  }, [from]);

  if (isNarrow)
    return <DateRangeButton names={names} label={label} required={required} from={from} to={to} {...props} />;
  const { description, ...day } = props;
  return (
    <fieldset className={classes.range}>
      <legend className={classes.label}>{label}</legend>
      {description ? <p className={classes.description}>{description}</p> : null}
      <div className={classes.days}>
        <DateField
          {...day}
          name={names.from}
          label={labels.from}
          required={required.from}
          isExcluded={(each) => isDay(to) && each > to}
        />
        <DateField
          {...day}
          name={names.to}
          label={labels.to}
          required={required.to}
          isExcluded={(each) => isDay(from) && each < from}
        />
      </div>
    </fieldset>
  );
};
