import { InputBase } from '@mantine/core';
import type { ReactNode } from 'react';
import { isDay } from '../../../contract/days/days.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useModals } from '../../../kernel/modals/index.ts';
import { useFormat } from '../../format/index.ts';
import { Icon } from '../../ui/index.ts';
import { useField } from '../fields/use-field.ts';

interface DateRangeButtonProps {
  names: { from: string; to: string };
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
  required: { from?: boolean; to?: boolean };
  from: string;
  to: string;
  min?: string;
  max?: string;
}

/** Shows both days, and opens a modal calendar for them. */
export const DateRangeButton = (props: DateRangeButtonProps) => {
  const { names, label, description, disabled, required, from, to, min, max } = props;
  const { t } = useTranslation('inputs');
  const { date } = useFormat();
  const modals = useModals();
  const first = useField(names.from);
  const last = useField(names.to);
  const formatted = (day: string) => (isDay(day) ? date(day) : '…');
  const choose = async () => {
    const range = await modals.open('range-date-picker', {
      title: typeof label === 'string' ? label : t('dates.choose'),
      from: from || null,
      to: to || null,
      ...(min && { min }),
      ...(max && { max }),
    });
    if (!range) return;
    first.field.onChange(range.from);
    last.field.onChange(range.to);
  };
  return (
    <InputBase
      component="button"
      type="button"
      pointer
      ref={first.field.ref}
      label={label}
      description={description}
      disabled={disabled}
      withAsterisk={required.from || required.to}
      error={first.error ?? last.error}
      leftSection={<Icon name="calendar" size={18} />}
      onClick={choose}
      onBlur={first.field.onBlur}
    >
      {from || to ? `${formatted(from)} – ${formatted(to)}` : t('dates.choose')}
    </InputBase>
  );
};
