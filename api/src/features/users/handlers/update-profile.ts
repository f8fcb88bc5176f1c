import type { User } from '@handover/shared/contract';
import type { profileFieldsSchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { freeBytes } from '../../../storage/removing/free-bytes.ts';
import { userView } from '../user-view.ts';
import { ownAccount, phoneOf } from '../users.rules.ts';
import { findUser, updateUser } from '../users.sql.ts';

type ProfileCall = IdCall<{ body: typeof profileFieldsSchema }>;

/** Changes only the fields that are sent. The old picture is removed once the new one is saved. */
export async function updateProfile({ app, viewer, params, body, files }: ProfileCall): Promise<User> {
  ownAccount(viewer, params.id);
  const phone = body.phone === undefined ? undefined : phoneOf(body.phone);
  const before = await findUser(app.db, viewer.id);
  const stored = files[0]?.storageKey;
  const imageKey = stored ?? (body.image === '' ? null : undefined);
  const user = await updateUser(app.db, viewer.id, {
    ...(body.first_name === undefined ? {} : { firstName: body.first_name }),
    ...(body.last_name === undefined ? {} : { lastName: body.last_name }),
    ...(body.linkedin_url === undefined ? {} : { linkedinUrl: body.linkedin_url }),
    ...(body.company === undefined ? {} : { company: body.company }),
    ...(body.role === undefined ? {} : { role: body.role }),
    ...(body.place === undefined ? {} : { place: body.place }),
    ...(body.website === undefined ? {} : { website: body.website }),
    ...(body.spoken_languages === undefined ? {} : { spokenLanguages: body.spoken_languages }),
    ...(body.about === undefined ? {} : { about: body.about }),
    ...(phone === undefined ? {} : { phone }),
    ...(body.language === undefined ? {} : { language: body.language }),
    ...(imageKey === undefined ? {} : { imageKey }),
  });
  if (!user) throw new DomainError('request.not_found');
  if (imageKey !== undefined && before?.imageKey) freeBytes(app, [before.imageKey]);
  return userView(user, viewer);
}
