import { notificationSoundAtom } from '@handover/shared/events';
import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { useAtom } from '@handover/shared/store';
import { Button } from '@handover/shared/ui';
import { Switch } from '@handover/shared/ui-extra';
import classes from './settings.module.css';

/** Kept by this browser; off by default. */
export function SoundChoice() {
  const { t } = useTranslation('notifications');
  const { notificationSound } = usePlatform();
  const [enabled, setEnabled] = useAtom(notificationSoundAtom);
  return (
    <div className={classes.row}>
      <Switch
        size="md"
        label={t('settings.sound.label')}
        description={t('settings.sound.text')}
        checked={enabled}
        onChange={(event) => setEnabled(event.currentTarget.checked)}
      />
      <Button variant="default" onClick={() => void notificationSound.sample()}>
        {t('settings.sound.listen')}
      </Button>
    </div>
  );
}
