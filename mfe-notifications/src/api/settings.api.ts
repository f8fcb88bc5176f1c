import type {
  NotificationChannels,
  NotificationKind,
  NotificationSettings,
  Paged,
} from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** Changed fields only. */
export interface SettingsPatch {
  channels?: Partial<Record<NotificationKind, Partial<NotificationChannels>>>;
  daily_digest?: boolean;
}

/** The server sends a list with one item. */
export const fetchSettings = async (http: HttpClient, signal?: AbortSignal) => {
  const page = await http.get<Paged<NotificationSettings>>(paths.notificationSettings, { signal });
  const [settings] = page.results;
  if (!settings) throw new Error('No notification settings');
  return settings;
};

export const changeSettings = (http: HttpClient, id: number, changes: SettingsPatch) =>
  http.patch<NotificationSettings>(paths.notificationSetting(id), changes);
