import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { toggleFavorite as toggle } from '../viewing/favorites.sql.ts';
import { readableOpportunity } from './read-opportunity.ts';

export async function toggleFavorite({ app, viewer, params }: IdCall) {
  return app.db.transaction(async (tx) => {
    const row = await readableOpportunity(tx, app.config.rules, viewer, params.id);
    if (row.ownerId === viewer.id) throw new DomainError('opportunity.own_favorite');
    // One that is sold can only leave them.
    const isOffered = row.validated === true && row.unlistedAt === null;
    if (!isOffered && !row.isFavorite) throw new DomainError('opportunity.not_published');
    const isFavorite = await toggle(tx, viewer.id, params.id);
    return { detail: isFavorite ? 'Added to favourites' : 'Removed from favourites' };
  });
}
