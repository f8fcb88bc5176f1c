import { useTranslation } from '../../../kernel/i18n/index.ts';
import { lazyModule, useLazyModule } from '../../../kernel/lazy/index.ts';
import { useFormat } from '../../format/index.ts';
import { Icon } from '../../ui/index.ts';
import { TextInput } from '../../ui-extra/index.ts';
import { type FieldProps, inputProps, useField } from '../fields/use-field.ts';
import { parseDay } from './parse-day.ts';

const dateInput = lazyModule(async () => (await import('./date-input.tsx')).LazyDateInput);

export interface DateFieldProps extends FieldProps {
  /** yyyy-mm-dd; days outside can't be picked. */
  min?: string;
  max?: string;
  /** Days that the calendar does not offer; if one is typed, the rule of the schema reports it. */
  isExcluded?: (day: string) => boolean;
}

/** A day, typed or picked from a calendar by mouse or arrow keys, and shown as every date is. The value is yyyy-mm-dd, '' when empty. */
export const DateField = ({ min, max, isExcluded, ...props }: DateFieldProps) => {
  const { t } = useTranslation('inputs');
  const { date, language } = useFormat();
  const { field, error } = useField(props.name);
  const { view, retry } = useLazyModule(dateInput);
  const shared = {
    ...inputProps(props),
    error,
    name: field.name,
    placeholder: props.placeholder ?? t('datePattern'),
    leftSection: <Icon name="calendar" size={18} />,
  };
  const value = typeof field.value === 'string' && field.value ? field.value.slice(0, 10) : null;
  if (typeof view !== 'object' || 'error' in view) {
    const retryOnFocus = typeof view === 'object' ? retry : undefined;
    return <TextInput {...shared} ref={field.ref} readOnly value={date(value)} onFocus={retryOnFocus} />;
  }
  const DateInput = view.module;
  return (
    <DateInput
      {...shared}
      ref={field.ref}
      value={value}
      onChange={(day) => field.onChange(day ?? '')}
      onBlur={field.onBlur}
      dateParser={parseDay}
      valueFormat={(day) => date(day)}
      locale={language}
      minDate={min}
      maxDate={max}
      excludeDate={isExcluded}
      clearable={!props.required}
      clearButtonProps={{ 'aria-label': t('clear') }}
      ariaLabels={{
        nextMonth: t('nextMonth'),
        previousMonth: t('previousMonth'),
      }}
    />
  );
};
