import {
  type AccessRequest,
  addDays,
  DAY_MS,
  DEAL_PHASES,
  type DealDetail,
  type DealListCounts,
  type DealSide,
  type LoiDocument,
  type LoiTerms,
  type LoiVersion,
  type NextStep,
  type Party,
  type Question,
  type QuestionPage,
  type TimelineEntry,
} from '@handover/shared/contract';
import { marketToday } from '@handover/shared/format';
import { buildAccess, buildOpportunity, buildPaged, buildPrivateData } from '@handover/shared/testing/node';

const days = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString();

export const buildParty = (overrides: Partial<Party> = {}): Party => ({
  ...buildPrivateData().owner,
  linkedin_url: 'https://www.linkedin.com/in/claire-moreau',
  ...overrides,
});

/** The buyer's first step, unless told otherwise. */
export const buildNextStep = (overrides: Partial<NextStep> = {}): NextStep => ({
  move: 'mine',
  code: 'introduction.buyer',
  deadline: null,
  since: days(-10),
  ...overrides,
});

export const buildTimelineEntry = (overrides: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id: 41,
  event: 'created',
  side: 'seller',
  person: 'Claire Moreau',
  phase: 'introduction',
  details: null,
  created_at: '2026-11-20T14:05:00.000Z',
  ...overrides,
});

export const buildTerms = (overrides: Partial<LoiTerms> = {}): LoiTerms => ({
  price: 3_800_000,
  currency: 1,
  structure: { type: 'shares', earn_out: null, vendor_loan: null },
  financing: 'Bank loan of 60%',
  conditions: '',
  exclusivity_days: 75,
  ...overrides,
});

const letterFile: LoiDocument['file'] = {
  id: 90,
  name: 'letter.pdf',
  size: 120_000,
  extension: 'pdf',
  group: null,
  url: '/api/files/90/',
  created_at: days(-1),
};

/** Its versions are the given ones, and the current one. */
export function buildLetter({
  earlier = [],
  ...overrides
}: Partial<LoiDocument> & { earlier?: Partial<LoiVersion>[] } = {}): LoiDocument {
  const letter = {
    id: 31,
    deal_id: 7,
    number: 1,
    status: 'submitted',
    version: earlier.length + 1,
    expiration_date: addDays(marketToday(), 14),
    terms: null,
    file: letterFile,
    file_made: false,
    counter_proposals: [] as LoiDocument['counter_proposals'],
    is_sealed: false,
    submitted_by: 'Thomas Keller',
    decline_reason: null,
    decided_at: null,
    exclusivity_period_end_time: null,
    created_at: days(-1),
    updated_at: days(-1),
    ...overrides,
  } as const;
  const { expiration_date, terms, file, file_made, created_at } = letter;
  const content = { expiration_date, terms, file, file_made, created_at };
  const versions = [...earlier, {}].map((each, index) => ({ version: index + 1, ...content, ...each }));
  return { versions, ...letter };
}

/** A buyer's view of a deal in its first phase, unless told otherwise; the side is that of the role. */
export function buildDeal(overrides: Partial<DealDetail> = {}): DealDetail {
  const { phase = 'introduction', role = 'requester', type_of_opportunity: type = 'sell' } = overrides;
  const at = DEAL_PHASES.indexOf(phase);
  return {
    id: 7,
    opportunity_id: 3,
    type_of_opportunity: type,
    title: 'Bakery group in Brittany',
    project_title: 'Bakery group in Brittany',
    sectors: [],
    sub_sectors: [],
    background_image: null,
    role,
    side: (type === 'sell') === (role === 'owner') ? 'seller' : 'buyer',
    phase,
    status: 'active',
    pause_reason: null,
    paused_by: null,
    cancellation_reason: null,
    archived: false,
    number_of_active_deals: null,
    exclusivity_period_end_time: null,
    other_party: buildParty(),
    next_step: buildNextStep(),
    group: 'mine',
    counts: {
      open_questions: 0,
      questions_to_answer: 0,
      new_documents: 0,
      letters: 0,
      diligence_to_do: 0,
      closing_to_do: 0,
    },
    created_at: days(-10),
    updated_at: days(-1),
    phases: DEAL_PHASES.map((each, index) => ({
      phase: each,
      state: index < at ? 'done' : index === at ? 'current' : 'upcoming',
      entered_at: index <= at ? days(-5) : null,
    })),
    actions: [],
    loi_documents: [],
    sealed_letters: [],
    bid_date: null,
    deal_opportunity_id: 9,
    opportunity: buildOpportunity({
      sectors: [],
      bands: null,
      request_access_status: buildAccess({ status: 'deal_exists', deal_id: 7, request_id: 21 }),
    }),
    private_data: null,
    has_company: true,
    documents: { annual_accounts: null, documents: [], general_ledger: null },
    access_request_id: 21,
    request_message: '',
    buyer_profile: null,
    exclusivity_proposal: null,
    completion: null,
    timeline: [],
    ...overrides,
  };
}

export const buildRequest = (overrides: Partial<AccessRequest> = {}): AccessRequest => ({
  id: 21,
  opportunity_id: 3,
  opportunity_name: 'Bakery group in Brittany',
  type_of_opportunity: 'sell',
  sectors: [],
  sub_sectors: [],
  background_image: null,
  status: 'pending',
  message: '',
  requester: buildParty({ first_name: 'Paul', last_name: 'Keller' }),
  can_accept: true,
  can_ask: true,
  question: null,
  shows_profile: false,
  buyer_profile: null,
  has_company: false,
  company: null,
  deal_id: null,
  decline_reason: null,
  decided_at: null,
  can_request_from: null,
  created_at: days(-1),
  expires_at: days(20),
  ...overrides,
});

export const buildQuestion = (overrides: Partial<Question> = {}): Question => ({
  id: 51,
  deal_id: 7,
  number: 3,
  subject: null,
  category: 'people',
  question: 'Who stays on?',
  answer: null,
  asked_by: 'buyer',
  asker: 'Thomas Keller',
  answerer: null,
  mine: false,
  files: [],
  answer_files: [],
  earlier_answers: [],
  assignee: null,
  assigned_to_me: false,
  published: null,
  actions: ['answer'],
  created_at: '2026-11-20T09:00:00.000Z',
  edited_at: null,
  answered_at: null,
  corrected_at: null,
  updated_at: '2026-11-20T09:00:00.000Z',
  ...overrides,
});

const noDeals: DealListCounts[DealSide] = {
  mine: 0,
  theirs: 0,
  paused: 0,
  ended: 0,
  archived: 0,
  requests_received: 0,
  requests_sent: 0,
};

/** Counts that are 0 unless given. */
export const buildCounts = (
  overrides: Partial<Record<DealSide, Partial<DealListCounts[DealSide]>>> = {},
): DealListCounts => ({
  seller: { ...noDeals, ...overrides.seller },
  buyer: { ...noDeals, ...overrides.buyer },
});

/** A page of the questions of a deal, with their counts. */
export const buildQuestions = (
  questions: Question[],
  overrides: Partial<QuestionPage> = {},
): QuestionPage => {
  const answered = questions.filter(({ answer }) => answer !== null).length;
  const mine = questions.filter((each) => each.mine).length;
  const counts = { all: questions.length, open: questions.length - answered, answered, mine, assigned: 0 };
  return { ...buildPaged(questions), counts, people: [], ...overrides };
};
