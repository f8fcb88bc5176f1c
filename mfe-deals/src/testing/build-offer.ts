import type { LoiDocument, Offer, Offers } from '@handover/shared/contract';
import { buildOpportunity } from '@handover/shared/testing/node';
import { buildLetter, buildParty, buildTerms } from './build-deal.ts';

/** An open letter of Thomas Keller, with terms. */
export const buildOffer = (letter: Partial<LoiDocument> = {}, overrides: Partial<Offer> = {}): Offer => ({
  letter: buildLetter({ terms: buildTerms(), file_made: true, ...letter }),
  deal: { id: 7, phase: 'loi', status: 'active' },
  buyer: buildParty({ first_name: 'Thomas', last_name: 'Keller' }),
  buyer_profile: null,
  own: { mark: null, note: '' },
  ...overrides,
});

/** A bakery of four million, with an EBITDA of half a million. */
export const buildOffers = (offers: Offer[], overrides: Partial<Offers> = {}): Offers => ({
  opportunity: buildOpportunity({
    id: 3,
    project_title: 'Bakery group in Brittany',
    asking_price: 4_000_000,
    preferred_currency: 1,
    exact: {
      year: 2025,
      currency: 1,
      revenue: 5_000_000,
      ebitda: 500_000,
      normalised_ebitda: null,
      number_of_employees: 40,
    },
  }),
  bid_date: null,
  can_set_bid_date: true,
  sealed: [],
  offers,
  ...overrides,
});
