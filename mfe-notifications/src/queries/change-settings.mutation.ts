import type { NotificationChannels, NotificationKind, NotificationSettings } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { optimisticMutation, useMutation } from '@handover/shared/query';
import { changeSettings } from '../api/settings.api.ts';
import { settingsKey } from './settings.query.ts';

export type SettingsChange =
  | { kind: NotificationKind; channel: keyof NotificationChannels; on: boolean }
  | { dailyDigest: boolean };

const withChange = (settings: NotificationSettings, change: SettingsChange): NotificationSettings => {
  if ('dailyDigest' in change) return { ...settings, daily_digest: change.dailyDigest };
  const { kind, channel, on } = change;
  return {
    ...settings,
    channels: { ...settings.channels, [kind]: { ...settings.channels[kind], [channel]: on } },
  };
};
const sent = (change: SettingsChange) =>
  'dailyDigest' in change
    ? { daily_digest: change.dailyDigest }
    : { channels: { [change.kind]: { [change.channel]: change.on } } };

/** Shown at once; undone with a message when the call fails. */
export function useChangeSettings(id: number) {
  const platform = usePlatform();
  const { http, queries } = platform;
  return useMutation(
    optimisticMutation(platform, {
      // One call after another, so that the last change is the last one saved.
      scope: { id: 'notification-settings' },
      mutationFn: (change: SettingsChange) => changeSettings(http, id, sent(change)),
      writes: [settingsKey],
      apply: (change) =>
        queries.setQueryData<NotificationSettings>(settingsKey, (now) => now && withChange(now, change)),
    }),
  );
}
