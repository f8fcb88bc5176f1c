import type { Route } from '../../../src/http/route.ts';
import { fieldsOf, type RequestField } from './request-fields.ts';

/** The kinds of records that an id may belong to. `shared` ones are the same for everybody. */
export const KINDS = [
  'user',
  'session',
  'passkey',
  'key',
  'company',
  'opportunity',
  'snapshot',
  'deal',
  'completion',
  'request',
  'letter',
  'counter',
  'question',
  'answer',
  'line',
  'closing_line',
  'agreement',
  'agreement_version',
  'file',
  'folder',
  'picture',
  'tag',
  'region',
  'notification',
  'delegation',
  'search',
  'firm',
  'invitation',
  'settings',
  'shared',
] as const;
export type Kind = (typeof KINDS)[number];

export interface IdPlace extends RequestField {
  kind: Kind;
}

/** The kinds by the address of the call; longer ones first. */
const BY_ADDRESS: [RegExp, Kind][] = [
  [/^\/api\/(users|people|firms\/mine\/members)\//, 'user'],
  [/^\/api\/firms\/(mine\/)?invitations\//, 'invitation'],
  [/^\/api\/firms\//, 'firm'],
  [/^\/api\/sessions\//, 'session'],
  [/^\/api\/api_keys\//, 'key'],
  [/^\/api\/(companies|companies_for_profile)\//, 'company'],
  [/^\/api\/opportunities\//, 'opportunity'],
  [/^\/api\/deal_opportunities\//, 'snapshot'],
  [/^\/api\/deals\//, 'deal'],
  [/^\/api\/access_requests\//, 'request'],
  [/^\/api\/deal_loi_documents\//, 'letter'],
  [/^\/api\/questions_and_answers\//, 'question'],
  [/^\/api\/published_answers\//, 'answer'],
  [/^\/api\/due_diligence_lines\//, 'line'],
  [/^\/api\/closing_lines\//, 'closing_line'],
  [/^\/api\/deal_agreements\//, 'agreement'],
  [/^\/api\/agreement_versions\//, 'agreement_version'],
  [/^\/api\/background_images\//, 'picture'],
  [/^\/api\/notifications\//, 'notification'],
  [/^\/api\/saved_searches\//, 'search'],
  [/^\/api\/delegations\//, 'delegation'],
  [/^\/api\/(failed_(mails|jobs)|listing_reports|house_lists|faq_entries)\//, 'shared'],
  [/^\/api\/notification_settings\//, 'settings'],
  [/^\/api\/(\w+_annual_accounts|files_of_company|\w*documents|\w*general_ledgers|files)\//, 'file'],
];
/** The kinds by the name of the field. */
const BY_NAME: [RegExp, Kind][] = [
  [/^passkey$/, 'passkey'],
  [/^(person|person_id)$/, 'user'],
  [/^acting_for$/, 'delegation'],
  [/^(company_id|subject_id)$/, 'company'],
  [/^(deal_id|also_in)$/, 'deal'],
  [/^completion$/, 'completion'],
  [/^counter_proposal$/, 'counter'],
  [/^(file|file_id|replaces|file_ids|removed_files|proof|documents)$/, 'file'],
  [/^(folder|folder_id|folder_ids|remove_folder|parent_id|to)$/, 'folder'],
  [/^background_image$/, 'picture'],
  [/^tags$/, 'tag'],
  [/^regions?$/, 'region'],
  [/^list_of_ids$/, 'notification'],
  [/^(sub_)?sectors?$|^preferred_sectors?$|^sub_sector_id$|^parents$|^countr(y|ies)$/, 'shared'],
  [/^(preferred_)?currency$|^category(_id)?$|^parent$/, 'shared'],
];
/** Whole numbers that are no ids. */
const COUNTED = [
  ...['page', 'page_size', 'number_of_employees', 'phase', 'version', 'exclusivity_days'],
  ...['founded_year', 'handover_months', 'days'],
];

const nameOf = ({ path }: RequestField) => path.findLast((name) => name !== '[]') ?? '';
const isWholeNumber = ({ schema }: RequestField) => schema.type === 'integer';
const isUuid = ({ schema }: RequestField) => schema.format === 'uuid';
/** Sent as text: a list of sectors. */
const isTextOfIds = (field: RequestField) => nameOf(field) === 'parents';

function kindOf({ url }: Route, field: RequestField): Kind | undefined {
  const name = nameOf(field);
  if (name === 'opportunity_id') return url.startsWith('/api/deal_opportunity_') ? 'snapshot' : 'opportunity';
  // The neighbour before which something is moved.
  if (name === 'before' && url.startsWith('/api/questions_and_answers/')) return 'user';
  if (name === 'before') return url.startsWith('/api/deals/') ? 'folder' : 'shared';
  // A review proposes tags, and the list of tags has their ids.
  if (field.path[0] === 'proposed' || name === 'ids') return 'tag';
  const patterns = name === 'id' ? BY_ADDRESS : BY_NAME;
  return patterns.find(([pattern]) => pattern.test(name === 'id' ? url : name))?.[1];
}

/** The ids in the requests of a call: in the address, the query and the body, also in lists. Throws at an unknown one. */
export function idPlacesOf(route: Route): IdPlace[] {
  const places = new Map<string, IdPlace>();
  for (const field of fieldsOf(route)) {
    if (!isWholeNumber(field) && !isUuid(field) && !isTextOfIds(field)) continue;
    if (COUNTED.includes(nameOf(field))) continue;
    const where = `${field.part} ${field.path.join('.')}`;
    const kind = kindOf(route, field);
    if (!kind) throw new Error(`${route.method} ${route.url}: of what is the id, or the number, ${where}?`);
    places.set(where, { ...field, kind });
  }
  return [...places.values()];
}
