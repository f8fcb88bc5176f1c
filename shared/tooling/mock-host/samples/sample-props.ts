import {
  type AccessRequest,
  type Deal,
  type DealDetail,
  type Opportunity,
  type Paged,
  paths,
  type Reference,
} from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';
import type { ModalName, ModalProps } from '@handover/shared/modals';

type Sample<Name extends ModalName> = (http: HttpClient) => Promise<ModalProps<Name>>;

/** The first item of a list that the signed-in user may read. */
async function first<Item>(http: HttpClient, path: string): Promise<Item> {
  const { results } = await http.get<Paged<Item>>(path, { params: { page_size: 1 } });
  const [item] = results;
  if (!item) throw new Error(`${path} has nothing for this user`);
  return item;
}

const firstDeal = (http: HttpClient) => first<Deal>(http, paths.deals);

/** The first letter of intent, preferably a submitted one, with its deal. */
async function firstLetter(http: HttpClient) {
  const { results } = await http.get<Paged<Deal>>(paths.deals);
  for (const { id } of results) {
    const deal = await http.get<DealDetail>(paths.deal(id));
    const letter = deal.loi_documents.find(({ status }) => status === 'submitted') ?? deal.loi_documents[0];
    if (letter) return { dealId: id, letter };
  }
  throw new Error('No deal of this user has a letter of intent');
}

const firstRequest = async (http: HttpClient) => ({
  request: await first<AccessRequest>(http, paths.requestsAsOwner),
});

const DEFAULT_RIGHTS = { access: 'download', opens_early: false, opens_on: null } as const;

/** Sample props of modals, from data that the signed-in user may read. */
const SAMPLES: { [Name in ModalName]?: Sample<Name> } = {
  'get-access': async (http) => {
    const { id, project_title: title } = await first<Opportunity>(http, paths.opportunities);
    return { opportunityId: id, title };
  },
  filters: async () => ({ type: 'sell', filters: {} }),
  'background-image': async (http) => {
    const subSector = await first<Reference>(http, paths.subSectors);
    return { subSectorIds: [subSector.id], chosen: null, pattern: { sectors: [], sub_sectors: [subSector] } };
  },
  'request-accept': firstRequest,
  'request-decline': firstRequest,
  'request-ask': firstRequest,
  'request-answer': async (http) => ({
    request: await first<AccessRequest>(http, paths.requestsAsRequester),
  }),
  'deal-action': async (http) => {
    const { id } = await firstDeal(http);
    return { deal: await http.get<DealDetail>(paths.deal(id)), action: 'cancel' };
  },
  'deal-qa': async (http) => ({ dealId: (await firstDeal(http)).id }),
  'loi-submit': async (http) => ({ dealId: (await firstDeal(http)).id }),
  'loi-upload': async (http) => {
    const { dealId, letter } = await firstLetter(http);
    return { dealId, letterId: letter.id };
  },
  'loi-accept': firstLetter,
  'loi-decline': firstLetter,
  'loi-counter': firstLetter,
  'counter-decline': async (http) => {
    const { dealId, letter } = await firstLetter(http);
    return { dealId, letterId: letter.id };
  },
  'document-rights': async (http) => {
    const { id } = await first<Opportunity>(http, paths.mySellOpportunities);
    return { of: { opportunityId: id }, files: [], rights: DEFAULT_RIGHTS };
  },
  'document-folder': async (http) => ({ dealId: (await firstDeal(http)).id }),
  'move-documents': async (http) => {
    const { id } = await firstDeal(http);
    return { dealId: id, buyer: '', group: 'other', files: [], moved: [], folders: [] };
  },
  'bid-date': async (http) => {
    const { id } = await first<Opportunity>(http, paths.mySellOpportunities);
    return { opportunityId: id, bidDate: null, hasSealed: false };
  },
};

/** Sample props of a modal; empty if it has no sample. */
export async function samplePropsOf(name: string, http: HttpClient): Promise<object> {
  const sample = Object.hasOwn(SAMPLES, name) ? SAMPLES[name as ModalName] : undefined;
  return sample ? await sample(http) : {};
}
