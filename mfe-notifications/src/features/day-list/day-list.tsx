import type { Notification } from '@handover/shared/contract';
import { addDays } from '@handover/shared/contract';
import { currentTime, useFormat } from '@handover/shared/format';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Group } from '@handover/shared/ui';
import { Checkbox } from '@handover/shared/ui-extra';
import { useCallback, useRef, useState } from 'react';
import { dateOf } from '../../rules/days.ts';
import classes from './day-list.module.css';
import { daysOf } from './days-of.ts';
import { NotificationRow } from './notification-row.tsx';

interface DayListProps {
  notifications: readonly Notification[];
  onRead: (ids: readonly number[]) => void;
  onDelete: (id: number) => void;
}

/** A page of the list, by day. What is done with several together appears once one is selected. */
export function DayList({ notifications, onRead, onDelete }: DayListProps) {
  const { t } = useTranslation('notifications');
  const { date } = useFormat();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  // A selected one that is missing was read, deleted, or is on another page.
  const shown = notifications.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const unread = notifications.filter(({ is_read }) => !is_read).map(({ id }) => id);
  const canRead = shown.some((id) => unread.includes(id));
  const isAll = notifications.length > 0 && shown.length === notifications.length;
  const select = useCallback(
    (id: number) =>
      setSelected((now) =>
        now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set([...now, id]),
      ),
    [],
  );
  const list = useRef<HTMLDivElement>(null);
  /** The bar goes, and the focus to the first of those that were selected. */
  const unselect = () => {
    list.current?.querySelector<HTMLElement>('[data-selected] a')?.focus();
    setSelected(new Set());
  };
  const markRead = () => {
    if (!canRead) return;
    onRead(shown);
    unselect();
  };
  const today = dateOf(currentTime());
  const yesterday = addDays(today, -1);
  const nameOf = (day: string) =>
    day === today ? t('today') : day === yesterday ? t('yesterday') : date(day);

  return (
    <div ref={list} data-selecting={shown.length > 0 || undefined} className={classes.days}>
      {daysOf(notifications).map((day) => (
        <section key={day.date} aria-labelledby={`day-${day.date}`}>
          <h2 id={`day-${day.date}`} className={classes.day}>
            {nameOf(day.date)}
          </h2>
          <ul className={classes.list} aria-labelledby={`day-${day.date}`}>
            {day.notifications.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                isSelected={selected.has(notification.id)}
                onSelect={select}
                onRead={onRead}
                onDelete={onDelete}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown.length > 0 ? (
        <Group className={classes.selection} gap="sm" data-no-print>
          <Checkbox
            label={t('select.page')}
            checked={isAll}
            indeterminate={!isAll}
            onChange={() => setSelected(new Set(isAll ? [] : notifications.map(({ id }) => id)))}
          />
          <Button aria-disabled={!canRead} data-disabled={!canRead || undefined} onClick={markRead}>
            {t('select.markRead')}
          </Button>
          <Button variant="default" onClick={unselect}>
            {t('select.none')}
          </Button>
        </Group>
      ) : null}
    </div>
  );
}
