import type { NotificationSettings } from '@handover/shared/contract';
import type { notificationSettingsPatchSchema } from '@handover/shared/contract/schemas';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import { channelsOf, type StoredChannels } from '../../../events/notification-channels.ts';
import type { Call, IdCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { lockSettings, saveSettings, settingsOf } from '../notification-settings.sql.ts';

const view = (row: { id: number; channels: StoredChannels; dailyDigest: boolean }): NotificationSettings => ({
  id: row.id,
  channels: channelsOf(row.channels),
  daily_digest: row.dailyDigest,
});

/** A list of one: the viewer's. */
export async function listSettings({ app, viewer }: Call) {
  const rows = [await settingsOf(app.db, viewer.id)];
  return paged({ page: 1, page_size: 1 }, { rows, count: 1 }, view);
}

type ChangeCall = IdCall<{ body: typeof notificationSettingsPatchSchema }>;

/** Changes only the settings that are sent. The row is locked, so that two simultaneous changes both take effect. */
export async function changeSettings({ app, viewer, params, body }: ChangeCall) {
  if (body.channels?.security?.email === false)
    throw new FieldError('channels.security.email', 'notification.security_mails_required');
  return app.db.transaction(async (tx) => {
    const row = await lockSettings(tx, params.id);
    if (row?.userId !== viewer.id) throw new DomainError('request.not_found');
    const channels: StoredChannels = { ...row.channels };
    for (const [kind, changed] of Object.entries(body.channels ?? {}))
      channels[kind] = { ...channels[kind], ...changed };
    await saveSettings(tx, row.id, { channels, dailyDigest: body.daily_digest });
    return view({ id: row.id, channels, dailyDigest: body.daily_digest ?? row.dailyDigest });
  });
}
