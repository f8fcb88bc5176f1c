import type { backgroundImageQuerySchema } from '@handover/shared/contract';
import type { OpenCall } from '../../../http/call.ts';
import { paged } from '../../../http/paging.ts';
import { backgroundImageView } from '../background-image-view.ts';
import { listImages as listRows } from '../background-images.sql.ts';

export async function listImages({
  app,
  viewer,
  query,
}: OpenCall<{ query: typeof backgroundImageQuerySchema }>) {
  const { rows, count } = await listRows(app.db, viewer?.id ?? 0, query);
  return paged(rows.map(backgroundImageView), count, query);
}
