import type { backgroundImageFieldsSchema } from '@handover/shared/contract/schemas';
import { FieldError } from '../../../errors/domain-error.ts';
import type { Call } from '../../../http/call.ts';
import { lockPerson } from '../../users/index.ts';
import { mayAddImage } from '../background-image.rules.ts';
import { backgroundImageView } from '../background-image-view.ts';
import { countAddedToday, insertImage } from '../background-images.sql.ts';

export async function addImage({
  app,
  viewer,
  body,
  files,
}: Call<{ body: typeof backgroundImageFieldsSchema }>) {
  const [upload] = files;
  if (!upload) throw new FieldError('image', 'value.required');
  return app.db.transaction(async (tx) => {
    await lockPerson(tx, viewer.id);
    mayAddImage(await countAddedToday(tx, viewer.id), app.config.rules.referenceADay);
    return backgroundImageView(await insertImage(tx, viewer.id, body.sub_sector_id, upload));
  });
}
