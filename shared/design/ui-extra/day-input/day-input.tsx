import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { lazyModule, useLazyModule } from '../../../kernel/lazy/index.ts';
import { useFormat } from '../../format/index.ts';
import { Icon } from '../../ui/index.ts';
import { TextInput } from '../choice.ts';

const dateInput = lazyModule(async () => (await import('./date-input.tsx')).LazyDateInput);

export interface DayInputProps {
  label: ReactNode;
  /** yyyy-mm-dd, '' for none. */
  value: string;
  onChange: (day: string) => void;
  /** Text that is no day was left in it. It stays there with an error; a form takes it as its value, and refuses it. */
  onWrong?: (text: string) => void;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  error?: ReactNode;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  /** The limits as yyyy-mm-dd. The calendar does not offer days outside; a typed one stays. */
  min?: string | undefined;
  max?: string | undefined;
  /** Days that the calendar does not offer. */
  isExcluded?: ((day: string) => boolean) | undefined;
}

/** A day, typed or picked from a calendar by mouse or arrow keys, and shown as every date is. Outside of a form; in one it is `DateField`. */
export const DayInput = ({
  value,
  onChange,
  required,
  min,
  max,
  isExcluded,
  onWrong,
  ...props
}: DayInputProps) => {
  const { t } = useTranslation('inputs');
  const { date, language } = useFormat();
  const { view, retry } = useLazyModule(dateInput);
  const shared = {
    ...props,
    placeholder: props.placeholder ?? t('datePattern'),
    leftSection: <Icon name="calendar" size={18} />,
  };
  if (typeof view !== 'object' || 'error' in view) {
    const retryOnFocus = typeof view === 'object' ? retry : undefined;
    return <TextInput {...shared} readOnly value={date(value || null)} onFocus={retryOnFocus} />;
  }
  const DateInput = view.module;
  const isOutside = (day: string) =>
    (min !== undefined && day < min) || (max !== undefined && day > max) || isExcluded?.(day) === true;
  return (
    <DateInput
      {...shared}
      {...{ value, onChange, onWrong }}
      wrong={t('invalidDate')}
      isRequired={required === true}
      valueFormat={(day) => date(day)}
      locale={language}
      // `minDate` and `maxDate` would silently restore the previous day if one outside is typed: here the rule of the
      // form reports it.
      excludeDate={isOutside}
      clearButtonProps={{ 'aria-label': t('clear') }}
      ariaLabels={{
        nextMonth: t('nextMonth'),
        previousMonth: t('previousMonth'),
      }}
    />
  );
};
