import { addDays, DAYS, isDay } from '@handover/shared/contract';
import { marketPlace, marketToday, useFormat } from '@handover/shared/format';
import { CancellableForm, CheckboxField, DateField, rules, useAppForm, yup } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Stack } from '@handover/shared/ui';
import { ModalFrame } from '@handover/shared/ui-extra';
import { Consequences } from '../../../components/consequences.tsx';
import { useSetBidDate } from '../../../queries/bidding.mutation.ts';

/** The day that is proposed: four weeks ahead. */
const PROPOSED_DAYS = 28;

/** Sets the day until which letters are due, or moves it to a later one. */
export function BidDateModal({ opportunityId, bidDate, hasSealed, onClose }: ModalOf<'bid-date'>) {
  const { t } = useTranslation('deals');
  const { date, language } = useFormat();
  const messages = useMessages();
  const save = useSetBidDate(opportunityId);
  const today = marketToday();
  const running = bidDate && bidDate.date >= today ? bidDate : null;
  const min = running?.date ?? addDays(today, 1);
  const max = addDays(today, DAYS.bidDateMax);
  const form = useAppForm({
    schema: yup.object({
      date: rules
        .requiredDate()
        .test(
          'in-range',
          t('bids.form.range', { min: date(min), max: date(max) }),
          (day) => !isDay(day) || (day >= min && day <= max),
        ),
      sealed: yup.boolean().required(),
    }),
    defaultValues: {
      date: running?.date ?? addDays(today, PROPOSED_DAYS),
      sealed: running?.sealed ?? false,
    },
  });
  const sealed = form.watch('sealed');
  return (
    <ModalFrame
      title={t(running ? 'bids.form.move' : 'bids.form.set')}
      busy={save.isPending}
      onClose={() => onClose()}
    >
      <CancellableForm
        form={form}
        action={t('bids.form.action')}
        busy={save.isPending}
        onCancel={() => onClose()}
        beginsSafe
        onSubmit={async (values) => {
          const day = values.date;
          if (!isDay(day)) return;
          await save.mutateAsync({ date: day, sealed: values.sealed });
          messages.success(t('bids.form.saved', { date: date(day) }));
          onClose(true);
        }}
      >
        <Stack gap="md">
          <DateField
            name="date"
            label={t('bids.form.date')}
            description={t('bids.form.dateHelp', { place: marketPlace(language) })}
            min={min}
            max={max}
            required
          />
          <CheckboxField
            name="sealed"
            label={t('bids.form.sealed')}
            description={t(hasSealed ? 'bids.form.sealedKept' : 'bids.form.sealedHelp')}
            disabled={hasSealed}
          />
          <Consequences
            sentences={[
              t('bids.form.told'),
              t('bids.form.after'),
              ...(sealed ? [t('bids.form.answers')] : []),
            ]}
          />
        </Stack>
      </CancellableForm>
    </ModalFrame>
  );
}
