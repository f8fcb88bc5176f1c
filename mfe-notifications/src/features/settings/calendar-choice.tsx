import { useTranslation } from '@handover/shared/i18n';
import { Button, LoadingBlock, QueryView, Section } from '@handover/shared/ui';
import { useState } from 'react';
import { useChangeCalendar } from '../../queries/calendar-address.mutation.ts';
import { useCalendarAddress } from '../../queries/calendar-address.query.ts';
import { CalendarAddress } from './calendar-address.tsx';

/** The deadlines of one's deals in a calendar program, by an address that its owner makes and ends. */
export function CalendarChoice() {
  const { t } = useTranslation('notifications');
  const change = useChangeCalendar();
  // What had the focus is gone then.
  const [changed, setChanged] = useState(false);
  const make = () => change.mutate('make', { onSuccess: () => setChanged(true) });
  return (
    <Section title={t('settings.calendar.title')} lead={t('settings.calendar.lead')}>
      <QueryView
        query={useCalendarAddress()}
        skeleton={<LoadingBlock variant="list" count={1} label={t('settings.calendar.loading')} />}
        failedTitle={t('settings.calendar.failed')}
      >
        {({ address }) =>
          address ? (
            <CalendarAddress
              address={address}
              change={change}
              takesFocus={changed}
              onChanged={() => setChanged(true)}
            />
          ) : (
            <Button variant="default" autoFocus={changed} loading={change.isPending} onClick={make}>
              {t('settings.calendar.make')}
            </Button>
          )
        }
      </QueryView>
    </Section>
  );
}
