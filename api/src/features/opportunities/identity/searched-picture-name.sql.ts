import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { opportunities } from '../../../../db/schema/index.ts';
import { makersOf, type Viewer } from '../../../http/call.ts';
import { checkBackgroundImage, readImageName } from '../../background-images/index.ts';

/** The file name of a picture, for the owner of a listing that has it, and for whom it is offered; it throws for others. */
export async function searchedPictureName(db: Queryable, viewer: Viewer, id: number | null | undefined) {
  if (id === null || id === undefined) return '';
  // A picture that is kept may no longer be offered.
  const kept = and(eq(opportunities.ownerId, viewer.id), eq(opportunities.backgroundImageId, id));
  if ((await db.$count(opportunities, kept)) === 0) await checkBackgroundImage(db, makersOf(viewer), id);
  return readImageName(db, id);
}
