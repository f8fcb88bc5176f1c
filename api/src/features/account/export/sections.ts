import { ACCESS_REQUEST_STATUSES, type Diligence, type Offers, paths } from '@handover/shared/contract';
import type { ViewerCalls } from './viewer-calls.ts';

type Section = (calls: ViewerCalls) => AsyncIterable<unknown>;

/** A list as the api returns it. */
const list =
  (url: string): Section =>
  (calls) =>
    calls.all(url);

async function* opportunities(calls: ViewerCalls) {
  for (const url of [paths.mySellOpportunities, paths.myBuyOpportunities])
    for await (const item of calls.all(url)) {
      const private_data = await calls.stillThere(paths.opportunityPrivateData(Number(item.id)));
      if (!private_data) continue;
      const offers = item.type_of_opportunity === 'sell' ? await notesOf(calls, Number(item.id)) : [];
      const agreement = await calls.stillThere(paths.ownAgreement(Number(item.id)));
      yield { ...item, private_data, notes_on_letters: offers, own_agreement: agreement?.own ?? null };
    }
}

/** What the user keeps of the letters for an opportunity; the letters are in the deals. */
async function notesOf(calls: ViewerCalls, opportunity: number) {
  const read = await calls.stillThere(paths.opportunityOffers(opportunity));
  const offers = (read?.offers ?? []) as Offers['offers'];
  return offers.map(({ letter, own }) => ({ loi_document_id: letter.id, ...own }));
}

/** The lines of a deal, each with what was written on it. */
async function dueDiligence(calls: ViewerCalls, deal: number) {
  const { lines } = await calls.one(paths.diligence(deal));
  const found = [];
  for (const { id } of lines as Diligence['lines']) found.push(await calls.one(paths.diligenceLine(id)));
  return found;
}

async function* deals(calls: ViewerCalls) {
  for (const archived of ['false', 'true'])
    for await (const { id } of calls.all(`${paths.deals}?archived=${archived}`)) {
      const questions_and_answers = [];
      for await (const question of calls.all(paths.dealQuestions(Number(id))))
        questions_and_answers.push(question);
      const published_answers = [];
      for await (const answer of calls.all(paths.publishedAnswers(Number(id))))
        published_answers.push(answer);
      const timeline = [];
      for await (const entry of calls.all(paths.dealTimeline(Number(id)))) timeline.push(entry);
      const due_diligence = await dueDiligence(calls, Number(id));
      const closing = await calls.one(paths.closing(Number(id)));
      const deal = await calls.one(paths.deal(Number(id)));
      yield { ...deal, questions_and_answers, published_answers, due_diligence, closing, timeline };
    }
}

/** Since when. Not the address itself: whoever gets the file could read the deadlines from then on. */
async function* calendarAddress(calls: ViewerCalls) {
  const { created_at } = await calls.one(paths.calendarAddress);
  if (created_at) yield { created_at };
}

/** The sections of the export, in the order of the file. */
export const SECTIONS: Record<string, Section> = {
  sessions: list(paths.sessions),
  companies: list(paths.profileCompanies),
  opportunities,
  favorites: list(`${paths.opportunities}?is_favorite=true`),
  delegations: list(paths.delegations),
  saved_searches: list(paths.savedSearches),
  access_requests_made: list(paths.requestsAsRequester),
  access_requests_received: list(`${paths.requestsAsOwner}?statuses=${ACCESS_REQUEST_STATUSES.join()}`),
  deals,
  notifications: list(paths.notifications),
  notification_settings: list(paths.notificationSettings),
  calendar_address: calendarAddress,
  api_keys: list(paths.apiKeys),
};
