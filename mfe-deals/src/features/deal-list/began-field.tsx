import { useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { useModals } from '@handover/shared/modals';
import { ActionIcon, Button, Icon } from '@handover/shared/ui';
import { useId } from 'react';
import { useListAddress } from '../../hooks/use-list-address.ts';
import classes from './began-field.module.css';

/** The days on which a deal began: chosen in the calendar, taken away with the cross. */
export function BeganField() {
  const { t } = useTranslation('deals');
  const { date } = useFormat();
  const modals = useModals();
  const { address, change } = useListAddress();
  const label = useId();
  const { from, to } = address;
  const isSet = Boolean(from || to);
  const choose = async () => {
    const range = await modals.open('range-date-picker', {
      title: t('list.began'),
      from: from || null,
      to: to || null,
    });
    if (range) change({ from: range.from, to: range.to });
  };
  return (
    <div>
      <span id={label} className={classes.label}>
        {t('list.began')}
      </span>
      <div className={classes.box}>
        <Button
          variant="default"
          fullWidth
          className={classes.days}
          px="0.8125rem"
          justify="space-between"
          rightSection={isSet ? undefined : <Icon name="calendar" size={16} />}
          aria-describedby={label}
          onClick={choose}
        >
          {isSet ? t('list.days', { from: date(from) || '…', to: date(to) || '…' }) : t('list.anyDay')}
        </Button>
        {isSet ? (
          <ActionIcon
            className={classes.clear}
            variant="subtle"
            color="gray"
            aria-label={t('list.clearDays')}
            onClick={({ currentTarget }) => {
              // It goes, and the focus stays in the field.
              currentTarget.parentElement?.querySelector('button')?.focus();
              change({ from: '', to: '' });
            }}
          >
            <Icon name="close" size={16} />
          </ActionIcon>
        ) : null}
      </div>
    </div>
  );
}
