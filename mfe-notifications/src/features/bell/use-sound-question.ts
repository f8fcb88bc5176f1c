import { isSoundChosen, notificationSoundAtom } from '@handover/shared/events';
import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { useAtom } from '@handover/shared/store';
import { useCallback } from 'react';

/** Asks once in a browser, with the first notification that arrives, whether there shall be a sound. Silence is a no. */
export function useSoundQuestion(): () => void {
  const { messages, notificationSound } = usePlatform();
  const { t } = useTranslation('notifications');
  const [, choose] = useAtom(notificationSoundAtom);
  return useCallback(() => {
    if (isSoundChosen()) return;
    choose(false);
    const accept = () => {
      choose(true);
      void notificationSound.sample();
    };
    messages.notice(t('sound.question'), {
      choices: [
        { label: t('sound.yes'), onChoose: accept },
        { label: t('sound.no'), onChoose: () => choose(false) },
      ],
    });
  }, [choose, messages, notificationSound, t]);
}
