import type { DealPhase, DealStatus, LetterMark, LoiStatus } from '@handover/shared/contract';

/** `…InDays` count from now, negative is past. */
export interface DealDemo {
  title: string;
  /** The seller introduces themselves to a mandate, with this company. */
  requester: 'buyer' | 'rival' | 'seller';
  company?: string;
  phase: DealPhase;
  status: DealStatus;
  startedDaysAgo: number;
  /** The letter. Without typed terms, only its file has them; an improved one has an earlier version. */
  loi?: {
    status: LoiStatus;
    expiresInDays: number;
    withoutTerms?: boolean;
    improved?: boolean;
    /** Only its author sees it until the bid date is over. */
    sealed?: boolean;
    /** A share of the asking price, 0.94 by default. */
    share?: number;
    /** What the owner keeps of it. */
    own?: LetterMark;
  };
  exclusivity?: { acceptedDaysAgo: number; endsInDays: number };
  pausedByExclusivityDaysAgo?: number;
  cancellationReason?: string;
  endedDaysAgo?: number;
  /** The seller has said what the sale came to. */
  declaredDaysAgo?: number;
  archived?: boolean;
  questions?: boolean;
  /** Documents were read, and some came in since the last visit. */
  readsDocuments?: boolean;
  /** The documents lie in folders. */
  hasFolders?: boolean;
}

/** One deal a phase, and one of each special case. */
export const DEALS: DealDemo[] = [
  {
    title: 'Managed IT provider, 80% recurring',
    requester: 'buyer',
    phase: 'introduction',
    status: 'active',
    startedDaysAgo: 3,
  },
  {
    title: 'Managed IT provider, 80% recurring',
    requester: 'rival',
    phase: 'loi',
    status: 'active',
    startedDaysAgo: 9,
    loi: { status: 'submitted', expiresInDays: 13, share: 0.97, sealed: true },
  },
  {
    title: 'Organic biscuit maker',
    requester: 'buyer',
    phase: 'loi',
    status: 'active',
    startedDaysAgo: 16,
    loi: {
      status: 'submitted',
      expiresInDays: 11,
      improved: true,
      own: {
        mark: 'favoured',
        note: 'Keeps the site and the people. Ask whether the earn-out can be shorter.',
      },
    },
    readsDocuments: true,
  },
  {
    title: 'Organic biscuit maker',
    requester: 'rival',
    phase: 'loi',
    status: 'active',
    startedDaysAgo: 14,
    loi: { status: 'submitted', expiresInDays: 9, share: 1.03 },
  },
  {
    title: 'Precision machining, aerospace certified',
    requester: 'buyer',
    phase: 'due_diligence',
    status: 'active',
    startedDaysAgo: 48,
    loi: { status: 'accepted', expiresInDays: -20 },
    exclusivity: { acceptedDaysAgo: 24, endsInDays: 36 },
    questions: true,
    readsDocuments: true,
    hasFolders: true,
  },
  {
    title: 'Precision machining, aerospace certified',
    requester: 'rival',
    phase: 'introduction',
    status: 'paused',
    startedDaysAgo: 40,
    pausedByExclusivityDaysAgo: 24,
  },
  {
    title: 'HVAC installer and maintenance',
    requester: 'buyer',
    phase: 'spa',
    status: 'active',
    startedDaysAgo: 95,
    loi: { status: 'accepted', expiresInDays: -60 },
    exclusivity: { acceptedDaysAgo: 70, endsInDays: 20 },
  },
  {
    title: 'Dental laboratory',
    requester: 'buyer',
    phase: 'closing',
    status: 'active',
    startedDaysAgo: 140,
    loi: { status: 'accepted', expiresInDays: -100 },
    exclusivity: { acceptedDaysAgo: 110, endsInDays: 9 },
    declaredDaysAgo: 2,
  },
  {
    title: 'SaaS for property managers',
    requester: 'rival',
    phase: 'loi',
    status: 'active',
    startedDaysAgo: 20,
    loi: { status: 'submitted', expiresInDays: 1 },
  },
  {
    title: 'Solar maintenance',
    requester: 'buyer',
    phase: 'due_diligence',
    status: 'active',
    startedDaysAgo: 120,
    loi: { status: 'accepted', expiresInDays: -80 },
    exclusivity: { acceptedDaysAgo: 92, endsInDays: -2 },
  },
  {
    title: '28-room hotel, business only',
    requester: 'buyer',
    phase: 'loi',
    status: 'cancelled',
    startedDaysAgo: 75,
    loi: { status: 'withdrawn', expiresInDays: -45 },
    endedDaysAgo: 52,
    cancellationReason: 'Financing refused: the bank did not follow at the agreed price.',
  },
  {
    title: 'Three optician shops',
    requester: 'buyer',
    phase: 'closing',
    status: 'completed',
    startedDaysAgo: 210,
    endedDaysAgo: 30,
    declaredDaysAgo: 32,
    loi: { status: 'accepted', expiresInDays: -170, withoutTerms: true },
    exclusivity: { acceptedDaysAgo: 180, endsInDays: -40 },
    archived: true,
  },
  {
    title: 'Search-fund entrepreneur for a service company',
    requester: 'seller',
    company: 'Avonmead Payroll',
    phase: 'introduction',
    status: 'active',
    startedDaysAgo: 5,
  },
];

/** Listings whose letters are due by a day. */
export const BID_DATES = [{ title: 'Managed IT provider, 80% recurring', inDays: 12, sealed: true }] as const;

/** Access requests that are pending. */
export const PENDING_REQUESTS = [
  {
    title: 'Payroll outsourcing',
    requester: 'rival',
    message: 'We run four bureaux in the south of England and can move before the year ends.',
  },
  {
    title: 'Regional haulier, 38 trucks',
    requester: 'buyer',
    message: 'Our group delivers building materials in the same region and knows your yard.',
  },
] as const;

/** Requests that came to nothing, for the history of both sides. */
export const CLOSED_REQUESTS = [
  {
    title: 'Safety equipment wholesaler',
    requester: 'rival',
    status: 'declined',
    message: 'We trade in workwear and look for a second warehouse in the region.',
    declineReason: 'I would rather sell to someone who keeps both sites open.',
    askedDaysAgo: 6,
    decidedDaysAgo: 4,
  },
  {
    title: 'Digital agency',
    requester: 'buyer',
    status: 'withdrawn',
    message: '',
    declineReason: null,
    askedDaysAgo: 9,
    decidedDaysAgo: 8,
  },
  {
    title: 'Regional haulier, 38 trucks',
    requester: 'rival',
    status: 'expired',
    message: 'We would like to see the fleet and its contracts.',
    declineReason: null,
    askedDaysAgo: 23,
    decidedDaysAgo: 2,
  },
] as const;
