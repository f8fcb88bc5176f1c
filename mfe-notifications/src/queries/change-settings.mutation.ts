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

/** Shown at once; undone with a message when the call fails. */
export function useChangeSettings(id: number) {
  const platform = usePlatform();
  const { http, queries } = platform;
  return useMutation(
    optimisticMutation(platform, {
      // One call after another, so that the last change is the last one saved.
      scope: { id: 'notification-settings' },
      mutationFn: ({ kind, channel, on }: SwitchedChannel) =>
        changeSettings(http, id, { [kind]: { [channel]: on } }),
      writes: [settingsKey],
      apply: (change) =>
        queries.setQueryData<NotificationSettings>(settingsKey, (now) => now && withSwitch(now, change)),
    }),
  );
}
