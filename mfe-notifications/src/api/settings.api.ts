import type {
  NotificationChannels,
  NotificationKind,
  NotificationSettings,
  Paged,
} from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** Changed fields only. */
export type ChannelChanges = Partial<Record<NotificationKind, Partial<NotificationChannels>>>;

/** The server sends a list with one item. */
export const fetchSettings = async (http: HttpClient, signal?: AbortSignal) => {
  const page = await http.get<Paged<NotificationSettings>>(paths.notificationSettings, { signal });
  const [settings] = page.results;
  if (!settings) throw new Error('No notification settings');
  return settings;
};

export const changeSettings = (http: HttpClient, id: number, channels: ChannelChanges) =>
  http.patch<NotificationSettings>(paths.notificationSetting(id), { channels });
