import type { buyerProfileFieldsSchema } from '@handover/shared/contract/schemas';
import { askerOf } from '../../../http/asker-of.ts';
import type { Call } from '../../../http/call.ts';
import { freeBytes } from '../../../storage/removing/free-bytes.ts';
import { lockPerson } from '../../users/index.ts';
import { readBuyer } from '../buyer-profile.response.ts';
import { checkProfile } from '../buyers.rules.ts';
import { replaceProof, saveBuyer } from '../buyers.sql.ts';

export const readOwnProfile = ({ app, viewer }: Call) => readBuyer(app.db, viewer.id);

export async function changeOwnProfile({
  app,
  viewer,
  body,
  files,
  request,
}: Call<{ body: typeof buyerProfileFieldsSchema }>) {
  const [file] = files;
  const upload = file ? { ...file, pages: await app.countPages(file, askerOf(request)) } : null;
  const { profile, freed } = await app.db.transaction(async (tx) => {
    await lockPerson(tx, viewer.id);
    checkProfile(await readBuyer(tx, viewer.id), body);
    await saveBuyer(tx, viewer.id, body);
    const freed = upload || body.proof === '' ? await replaceProof(tx, viewer.id, upload) : [];
    return { profile: await readBuyer(tx, viewer.id), freed };
  });
  freeBytes(app, freed);
  return profile;
}
