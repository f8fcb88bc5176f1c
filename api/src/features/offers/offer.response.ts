import type { Offer, SealedOffer } from '@handover/shared/contract';
import type { Queryable } from '../../../db/connect.ts';
import type { Viewer } from '../../http/call.ts';
import { readBuyers } from '../buyers/index.ts';
import { type DealListRow, disclosureTo, letterViews, readLetters } from '../deals/index.ts';
import { partyView } from '../users/index.ts';
import { marksOf, OFFERED } from './offers.sql.ts';

const NOTHING_KEPT = { mark: null, note: '' };
const isOpen = ({ deal }: DealListRow) => deal.status === 'active' || deal.status === 'paused';

/** The offers of these deals, each with what its owner may read of the buyer. Staff read what the owner keeps of none. */
export async function offersOf(
  db: Queryable,
  rows: DealListRow[],
  viewer: Viewer,
): Promise<{ offers: Offer[]; sealed: SealedOffer[] }> {
  const showing = rows.filter((row) => row.showsProfile && isOpen(row) && row.deal.ownerId === viewer.id);
  const profiles = await readBuyers(
    db,
    showing.map(({ deal }) => deal.requesterId),
  );
  const offers: Offer[] = [];
  const sealed: SealedOffer[] = [];
  for (const row of rows) {
    const { deal, requester } = row;
    const opening = disclosureTo(row, viewer.id);
    const buyer = partyView(requester, opening.contact, opening.name);
    const offered = (await readLetters(db, deal.id)).filter(({ letter }) =>
      (OFFERED as readonly string[]).includes(letter.status),
    );
    const shown = letterViews(offered, false);
    for (const letter of shown.sealed) sealed.push({ letter, buyer });
    const marks = await marksOf(
      db,
      shown.letters.map(({ id }) => id),
    );
    for (const letter of shown.letters)
      offers.push({
        letter,
        deal: { id: deal.id, phase: deal.phase, status: deal.status },
        buyer,
        buyer_profile: showing.includes(row) ? (profiles.get(deal.requesterId) ?? null) : null,
        own: deal.ownerId === viewer.id ? (marks.get(letter.id) ?? NOTHING_KEPT) : null,
      });
  }
  return { offers, sealed };
}
