import { useTranslation } from '@handover/shared/i18n';
import { Button, NativeSelect } from '@handover/shared/ui';
import { DayInput, Switch } from '@handover/shared/ui-extra';
import type { NotificationFilters as Filters } from '../../api/notifications.api.ts';
import { KINDS } from '../../hooks/use-filters.ts';
import classes from './notification-filters.module.css';

interface NotificationFiltersProps {
  filters: Filters;
  onChange: (changes: Record<string, string>) => void;
  onClear: () => void;
}

/** Unread, kind and day. */
export function NotificationFilters({ filters, onChange, onClear }: NotificationFiltersProps) {
  const { t } = useTranslation('notifications');
  const { unread, kinds, day } = filters;
  const kind = kinds?.join(',') ?? '';
  const options = [
    { value: '', label: t('filters.everyKind') },
    ...KINDS.map((each) => ({ value: each as string, label: t(`settings.kinds.${each}.title`) })),
    // Of an address with several.
    ...(kinds && kinds.length > 1
      ? [{ value: kind, label: kinds.map((each) => t(`settings.kinds.${each}.title`)).join(', ') }]
      : []),
  ];
  const isFiltered = Boolean(unread || kind || day);
  return (
    <search className={classes.filters} aria-label={t('filters.label')}>
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
      {/* Always rendered: a button that appeared later would move the list. */}
      <Button variant="subtle" disabled={!isFiltered} onClick={onClear}>
        {t('filters.clear')}
      </Button>
    </search>
  );
}
