import type { Offer } from '@handover/shared/contract';
import type { Queryable } from '../../../db/connect.ts';
import type { Viewer } from '../../http/call.ts';
import { readBuyers } from '../buyers/index.ts';
import { type DealListRow, disclosureTo, letterResponse, readLetters } from '../deals/index.ts';
import { partyView } from '../users/index.ts';
import { marksOf, OFFERED } from './offers.sql.ts';

const NOTHING_KEPT = { mark: null, note: '' };
const isOpen = ({ deal }: DealListRow) => deal.status === 'active' || deal.status === 'paused';

/** The offers of these deals, each with what its owner may read of the buyer. Staff read what the owner keeps of none. */
export async function offersOf(db: Queryable, rows: DealListRow[], viewer: Viewer): Promise<Offer[]> {
  const shown = rows.filter((row) => row.showsProfile && isOpen(row) && row.deal.ownerId === viewer.id);
  const profiles = await readBuyers(
    db,
    shown.map(({ deal }) => deal.requesterId),
  );
  const offers: Offer[] = [];
  for (const row of rows) {
    const { deal, requester } = row;
    const opening = disclosureTo(row, viewer.id);
    const letters = (await readLetters(db, deal.id)).filter(({ letter }) =>
      (OFFERED as readonly string[]).includes(letter.status),
    );
    const marks = await marksOf(
      db,
      letters.map(({ letter }) => letter.id),
    );
    for (const letter of letters)
      offers.push({
        letter: letterResponse(letter),
        deal: { id: deal.id, phase: deal.phase, status: deal.status },
        buyer: partyView(requester, opening.contact, opening.name),
        buyer_profile: shown.includes(row) ? (profiles.get(deal.requesterId) ?? null) : null,
        own: deal.ownerId === viewer.id ? (marks.get(letter.letter.id) ?? NOTHING_KEPT) : null,
      });
  }
  return offers;
}
