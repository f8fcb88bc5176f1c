import { DAYS } from '@handover/shared/contract';
import { DateField, FormProvider, useAppForm, useServerErrors, yup } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { dayFromNow } from '../rules/calendar.ts';
import { SmallForm } from './small-form.tsx';
import type { ClosedNotice } from './use-closed-notice.ts';

interface EndDateFormProps {
  /** yyyy-mm-dd. */
  initial: string;
  min?: string;
  max?: string;
  help: string;
  action: string;
  closedNotice: ClosedNotice;
  onSubmit: (endDate: string) => Promise<unknown>;
  onCancel: () => void;
}

/** The end of exclusivity: from tomorrow to 180 days ahead, unless the bounds say less. */
export function EndDateForm({
  initial,
  help,
  action,
  closedNotice,
  onSubmit,
  onCancel,
  ...bounds
}: EndDateFormProps) {
  const { t } = useTranslation('deals');
  const { min = dayFromNow(DAYS.exclusivityMin), max = dayFromNow(DAYS.exclusivityMax) } = bounds;
  const form = useAppForm({
    schema: yup.object({
      exclusivity_period_end_time: yup
        .string()
        .required('requiredField')
        .test('in-range', t('exclusivity.range'), (day) => day >= min && day <= max),
    }),
    defaultValues: { exclusivity_period_end_time: initial },
  });
  const showErrors = useServerErrors(form);
  const send = form.handleSubmit((values) =>
    onSubmit(values.exclusivity_period_end_time).catch((error) => {
      if (closedNotice.showIfClosed(error)) onCancel();
      else showErrors(error);
    }),
  );

  return (
    <FormProvider {...form}>
      <SmallForm action={action} onSubmit={send} onCancel={onCancel}>
        <DateField
          name="exclusivity_period_end_time"
          label={t('exclusivity.end')}
          description={help}
          min={min}
          max={max}
        />
      </SmallForm>
    </FormProvider>
  );
}
