import { isSoundChosen, notificationSoundAtom } from '@handover/shared/events';
import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { useAtom } from '@handover/shared/store';
import { Button } from '@handover/shared/ui';
import { type MouseEvent, useEffect, useState } from 'react';
import classes from './latest.module.css';

/**
 * Asks once per browser, above the latest notifications, whether new ones should play a sound. Leaving counts as no.
 */
export function SoundQuestion() {
  const { t } = useTranslation('notifications');
  const { notificationSound } = usePlatform();
  const [, choose] = useAtom(notificationSoundAtom);
  const [isAsked, setAsked] = useState(() => !isSoundChosen());
  useEffect(() => {
    if (isAsked) choose(false);
  }, []);
  if (!isAsked) return null;
  const answer = (on: boolean) => (event: MouseEvent) => {
    choose(on);
    if (on) void notificationSound.sample();
    // The buttons go, and the focus to the newest one.
    event.currentTarget.closest('section')?.querySelector('a')?.focus();
    setAsked(false);
  };
  return (
    <div className={classes.question}>
      <p>{t('sound.question')}</p>
      <Button variant="default" size="compact-md" onClick={answer(true)}>
        {t('sound.yes')}
      </Button>
      <Button variant="default" size="compact-md" onClick={answer(false)}>
        {t('sound.no')}
      </Button>
    </div>
  );
}
