import { DAYS, isDay } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { CancellableForm, DateField, rules, useAppForm, yup } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { routes } from '@handover/shared/router';
import type { ReactNode } from 'react';
import { type Subject, useClosedNotice } from '../hooks/use-closed-notice.ts';
import { dayFromNow } from '../rules/calendar.ts';

interface EndDateFormProps {
  /** The record that may be closed meanwhile. */
  subject: Subject;
  dealId: number;
  /** yyyy-mm-dd, as are the bounds. */
  initial: string;
  min?: string;
  max?: string;
  help: string;
  /** The reason for the initial day, shown until another day is chosen. */
  initialReason?: string;
  action: string;
  /** The consequence of the chosen end. */
  consequence?: (endDate: string) => ReactNode;
  /** The facts that the decision is about, repeated below the date. */
  children?: ReactNode;
  onSubmit: (endDate: string) => Promise<unknown>;
  onCancel: () => void;
}

/** The end of exclusivity: from tomorrow to 180 days ahead, unless the bounds are narrower. */
export function EndDateForm({ subject, dealId, initial, help, action, ...rest }: EndDateFormProps) {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const { initialReason = '', consequence, children, onSubmit, onCancel } = rest;
  const { min = dayFromNow(DAYS.exclusivityMin), max = dayFromNow(DAYS.exclusivityMax) } = rest;
  const form = useAppForm({
    schema: yup.object({
      exclusivity_period_end_time: rules
        .requiredDate()
        .test(
          'in-range',
          t('exclusivity.range', { min: date(min), max: date(max) }),
          (day) => !isDay(day) || (day >= min && day <= max),
        ),
    }),
    defaultValues: { exclusivity_period_end_time: initial },
  });
  const endDate = form.watch('exclusivity_period_end_time');
  const closedNotice = useClosedNotice(subject, routes.dealView(dealId));
  const submit = (values: { exclusivity_period_end_time: string }) =>
    onSubmit(values.exclusivity_period_end_time).catch((error) => {
      if (!closedNotice.showIfClosed(error)) throw error;
      onCancel();
    });

  return (
    <CancellableForm
      form={form}
      action={action}
      onSubmit={submit}
      onCancel={onCancel}
      leave={t('dialog.back')}
      beginsSafe
    >
      {isDay(endDate) ? consequence?.(endDate) : null}
      <DateField
        name="exclusivity_period_end_time"
        label={t('exclusivity.end')}
        description={endDate === initial ? `${help} ${initialReason}`.trim() : help}
        min={min}
        max={max}
        required
      />
      {children}
    </CancellableForm>
  );
}
