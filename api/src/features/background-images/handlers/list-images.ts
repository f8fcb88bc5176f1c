import type { backgroundImageQuerySchema } from '@handover/shared/contract';
import { files } from '../../../../db/schema/index.ts';
import type { OpenCall } from '../../../http/call.ts';
import { orderBy } from '../../../http/ordering.ts';
import { pageBounds, paged } from '../../../http/paging.ts';
import { backgroundImageView } from '../background-image-view.ts';
import { IMAGE_ORDERINGS, listImages as listRows } from '../background-images.sql.ts';

export async function listImages({
  app,
  viewer,
  query,
}: OpenCall<{ query: typeof backgroundImageQuerySchema }>) {
  const filter = {
    subSectorId: query.sub_sector_id,
    orderBy: orderBy(query.ordering, IMAGE_ORDERINGS, '-id', files.id),
    ...pageBounds(query),
  };
  const { rows, count } = await listRows(app.db, viewer?.id ?? 0, filter);
  return paged(rows.map(backgroundImageView), count, query);
}
