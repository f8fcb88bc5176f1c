import type { backgroundImageQuerySchema } from '@handover/shared/contract/schemas';
import type { OpenCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { backgroundImageView } from '../background-image-view.ts';
import { listImages as listRows } from '../background-images.sql.ts';

export async function listImages({
  db,
  viewer,
  query,
}: OpenCall<{ query: typeof backgroundImageQuerySchema }>) {
  return paged(query, await listRows(db, viewer?.id ?? 0, query), backgroundImageView);
}
