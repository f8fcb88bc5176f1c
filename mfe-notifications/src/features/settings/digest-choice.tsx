import { useTranslation } from '@handover/shared/i18n';
import { Switch } from '@handover/shared/ui-extra';
import { useChangeSettings } from '../../queries/change-settings.mutation.ts';
import { useSettings } from '../../queries/settings.query.ts';

/** One mail a day in place of one for each piece of news. */
export function DigestChoice() {
  const { t } = useTranslation('notifications');
  const { data: settings } = useSettings();
  const change = useChangeSettings(settings?.id ?? 0);
  return (
    <Switch
      size="md"
      label={t('settings.digest.label')}
      description={t('settings.digest.text')}
      disabled={!settings}
      checked={settings?.daily_digest ?? false}
      onChange={(event) => change.mutate({ dailyDigest: event.currentTarget.checked })}
    />
  );
}
