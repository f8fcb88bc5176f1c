import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon, NativeSelect } from '@handover/shared/ui';
import { DayInput, Switch } from '@handover/shared/ui-extra';
import { type ReactNode, useState } from 'react';
import type { NotificationFilters as Filters } from '../../api/notifications.api.ts';
import { KINDS } from '../../hooks/use-filters.ts';
import classes from './notification-filters.module.css';

interface NotificationFiltersProps {
  filters: Filters;
  onChange: (changes: Record<string, string>) => void;
  onClear: () => void;
  /** Stands at the end of their line. */
  children: ReactNode;
}

/** Unread, kind and day; on a phone they are folded. */
export function NotificationFilters({ filters, onChange, onClear, children }: NotificationFiltersProps) {
  const { t } = useTranslation('notifications');
  const { unread, kinds, day } = filters;
  const kind = kinds?.join(',') ?? '';
  const options = [
    { value: '', label: t('filters.everyKind') },
    ...KINDS.map((each) => ({ value: each as string, label: t(`settings.kinds.${each}.title`) })),
    // An address may have several kinds.
    ...(kinds && kinds.length > 1
      ? [{ value: kind, label: kinds.map((each) => t(`settings.kinds.${each}.title`)).join(', ') }]
      : []),
  ];
  const count = [unread, kind, day].filter(Boolean).length;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.line}>
      <search className={classes.filters} aria-label={t('filters.label')} data-closed={!isOpen || undefined}>
        <Button
          className={classes.fold}
          variant="default"
          leftSection={<Icon name="filter" size={16} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? t('filters.set', { count }) : t('filters.title')}
        </Button>
        <NativeSelect
          label={t('filters.kind')}
          options={options}
          value={kind}
          onChoose={(kinds) => onChange({ kinds })}
        />
        <div className={classes.day}>
          <DayInput
            label={t('filters.day')}
            value={day ?? ''}
            onChange={(chosen) => onChange({ day: chosen })}
          />
        </div>
        <Switch
          className={classes.unread}
          size="md"
          label={t('filters.unread')}
          checked={Boolean(unread)}
          onChange={(event) => onChange({ unread: event.currentTarget.checked ? 'true' : '' })}
        />
        {/* Always rendered: a button that appeared later would move the list. Not disabled, so that it keeps the focus. */}
        <Button
          variant="subtle"
          aria-disabled={count === 0}
          data-disabled={count === 0 || undefined}
          onClick={() => count > 0 && onClear()}
        >
          {t('filters.clear')}
        </Button>
      </search>
      {children}
    </div>
  );
}
