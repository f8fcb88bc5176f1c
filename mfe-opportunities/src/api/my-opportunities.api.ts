import type {
  BuyBody,
  Company,
  IdentityField,
  IdentityHit,
  OfficesBody,
  Opportunity,
  OpportunityPatch,
  OpportunityType,
  Paged,
  RevenuesBody,
  SellBody,
  Stamped,
} from '@handover/shared/contract';
import { PAGE_SIZE, paths } from '@handover/shared/contract';
import { type CallOptions, type HttpClient, toFormData } from '@handover/shared/http';
import type { PageCall } from '@handover/shared/ui-extra';

export interface MyListParams {
  type: OpportunityType;
  validated?: string;
  sold?: boolean;
  /** The delegation by which the list of somebody else is read. */
  acting_for?: number | undefined;
}

/** The opportunities of the user: those that need an answer first, then the newest. */
export const listMyOpportunities = (
  http: HttpClient,
  { type, ...params }: MyListParams & PageCall,
  signal?: AbortSignal,
) =>
  http.get<Paged<Opportunity>>(type === 'buy' ? paths.myBuyOpportunities : paths.mySellOpportunities, {
    params: {
      ordering: '-needs_answer',
      ...params,
    },
    signal,
  });

export type NewOpportunity = SellBody | BuyBody;

export const createOpportunity = (http: HttpClient, type: OpportunityType, body: NewOpportunity) =>
  http.upload<Opportunity>('post', type === 'buy' ? paths.createBuy : paths.createSell, toFormData(body));

type Condition = Pick<CallOptions, 'ifUnchangedSince'>;

export const patchOpportunity = (http: HttpClient, id: number, patch: OpportunityPatch, options: Condition) =>
  http.upload<Opportunity>('patch', paths.opportunity(id), toFormData(patch), options);

export const replaceRevenues = (http: HttpClient, id: number, body: RevenuesBody, options: Condition) =>
  http.post<Stamped>(paths.opportunityRevenues(id), body, options);

export const replaceOffices = (http: HttpClient, id: number, body: OfficesBody, options: Condition) =>
  http.post<Stamped>(paths.opportunityOffices(id), body, options);

/** The public texts of a sale, as the form has them. */
export interface IdentityCheckBody
  extends Record<Exclude<IdentityField, 'picture_name' | 'tags' | 'region'>, string> {
  company_id: number;
  /** Its file name is searched. */
  background_image: number | null;
  tags: readonly number[];
  region: number | null;
}

export const checkIdentity = (http: HttpClient, body: IdentityCheckBody) =>
  http.post<{ hits: IdentityHit[] }>(paths.identityCheck, body);

export const takeOverDocuments = (http: HttpClient, id: number, fileIds: readonly number[]) =>
  http.post<unknown>(paths.takeOverDocuments(id), { file_ids: fileIds });

export const deleteOpportunity = (http: HttpClient, id: number) => http.delete(paths.opportunity(id));

/** The companies of the user, or those that a delegation lets them act on. */
export const listMyCompanies = (http: HttpClient, acting_for: number | undefined, signal?: AbortSignal) =>
  http.get<Paged<Company>>(paths.profileCompanies, {
    params: { acting_for, ordering: 'name', page: 1, page_size: PAGE_SIZE.listMax },
    signal,
  });
