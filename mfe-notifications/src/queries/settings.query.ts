import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { fetchSettings } from '../api/settings.api.ts';

export const settingsKey = areaKey('user', 'notification-settings');

export function useSettings() {
  const { http } = usePlatform();
  return useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => fetchSettings(http, signal) });
}
