import type { NotificationChannels, NotificationKind, NotificationSettings } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { optimisticMutation, useMutation } from '@handover/shared/query';
import { changeSettings } from '../api/settings.api.ts';
import { settingsKey } from './settings.query.ts';

export interface SwitchedChannel {
  kind: NotificationKind;
  channel: keyof NotificationChannels;
  on: boolean;
}

const withSwitch = (settings: NotificationSettings, { kind, channel, on }: SwitchedChannel) => ({
  ...settings,
  channels: { ...settings.channels, [kind]: { ...settings.channels[kind], [channel]: on } },
});

/** One switch at a time, shown before the server answers; a refusal puts that switch back and says why. */
export function useChangeSettings(id: number) {
  const platform = usePlatform();
  const { http, queries } = platform;
  return useMutation(
    optimisticMutation(platform, {
      // One after another, so that the last one said is the last one kept.
      scope: { id: 'notification-settings' },
      mutationFn: ({ kind, channel, on }: SwitchedChannel) =>
        changeSettings(http, id, { [kind]: { [channel]: on } }),
      writes: [settingsKey],
      apply: (change) =>
        queries.setQueryData<NotificationSettings>(settingsKey, (now) => now && withSwitch(now, change)),
    }),
  );
}
