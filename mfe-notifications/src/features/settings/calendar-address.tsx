import { useTranslation } from '@handover/shared/i18n';
import { useConfirm } from '@handover/shared/modals';
import { Button, Group, Stack, Text } from '@handover/shared/ui';
import { TextInput } from '@handover/shared/ui-extra';
import { useRef, useState } from 'react';
import type { useChangeCalendar } from '../../queries/calendar-address.mutation.ts';
import classes from './settings.module.css';

interface CalendarAddressProps {
  address: string;
  change: ReturnType<typeof useChangeCalendar>;
  /** It was made just now, by a button that is gone. */
  takesFocus: boolean;
  onChanged: () => void;
}

/** The address, to copy, to exchange for another one, or to end. Both ask before: calendars that have it lose the deadlines. */
export function CalendarAddress({ address, change, takesFocus, onChanged }: CalendarAddressProps) {
  const { t } = useTranslation('notifications');
  const confirm = useConfirm();
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<'copied' | 'notCopied' | 'renewed'>();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setTold('copied'),
      () => {
        setTold('notCopied');
        field.current?.select();
      },
    );
  const renew = async () => {
    const sure = await confirm({
      title: t('settings.calendar.renewTitle'),
      text: t('settings.calendar.renewText'),
      action: t('settings.calendar.renew'),
    });
    if (sure) change.mutate('make', { onSuccess: () => setTold('renewed') });
  };
  const remove = async () => {
    const sure = await confirm({
      title: t('settings.calendar.removeTitle'),
      text: t('settings.calendar.removeText'),
      action: t('settings.calendar.remove'),
    });
    if (sure) change.mutate('remove', { onSuccess: onChanged });
  };
  return (
    <Stack gap="sm">
      <div className={classes.address}>
        <TextInput
          ref={field}
          readOnly
          autoFocus={takesFocus}
          label={t('settings.calendar.label')}
          description={t('settings.calendar.text')}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" onClick={() => void copy()}>
          {t('settings.calendar.copy')}
        </Button>
      </div>
      <Text role="status" size="sm">
        {told && t(`settings.calendar.${told}`)}
      </Text>
      <Group gap="sm">
        <Button variant="default" disabled={change.isPending} onClick={() => void renew()}>
          {t('settings.calendar.renew')}
        </Button>
        <Button variant="default" disabled={change.isPending} onClick={() => void remove()}>
          {t('settings.calendar.remove')}
        </Button>
      </Group>
    </Stack>
  );
}
