import type { NotificationChannels, NotificationKind, NotificationSettings } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQueryClient } from '@handover/shared/query';
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
  const { http, messages } = usePlatform();
  const queries = useQueryClient();
  const show = (change: SwitchedChannel) =>
    queries.setQueryData<NotificationSettings>(settingsKey, (now) => now && withSwitch(now, change));
  return useMutation({
    // One after another, so that the last one said is the last one kept.
    scope: { id: 'notification-settings' },
    mutationFn: ({ kind, channel, on }: SwitchedChannel) =>
      changeSettings(http, id, { [kind]: { [channel]: on } }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: settingsKey });
      show(change);
    },
    onError: (error, change) => {
      show({ ...change, on: !change.on });
      messages.failure(error);
    },
  });
}
