import { columns, type Register, words } from './entry.ts';

export const DEAL = 'as long as claims may arise from the deal; the product removes none by itself';
export const deal = (names: string) => columns('sides/deals/deal', names);
export const internal = (names: string) => columns('sides/internal/deal', names);
const reads = (names: string) => columns('sides/proof/proof', names);

/** Requests, deals and their documents: both sides have them. */
export const DEALS: Register = {
  access_requests: {
    why: 'Who asked for access to which listing, and what came of it.',
    kept: `${DEAL}; the words of one that was not accepted until the account of the requester is closed`,
    columns: [
      words(columns('sides/access_requests_made/deal', 'message answer')),
      words(columns('sides/access_requests_received/deal', 'decline_reason question')),
      columns(
        'sides/access_requests_made/deal',
        'id opportunity_id status shows_profile company_id wants_profile expires_at created_at',
      ),
      internal(
        'created_order requester_id asked_at waits_until answered_at decided_at closed_at warned_day updated_at',
      ),
    ],
  },
  agreements: {
    why: 'The agreement of secrecy as it was signed, with the names of both and the address of who signed: proof for both.',
    kept: DEAL,
    columns: [
      words(columns('sides/accepted_ndas/proof', 'project_title signature')),
      words(columns('sides/of others/proof', 'owner_name')),
      words(columns('sides/accepted_ndas/proof', 'requester_name')),
      columns('sides/accepted_ndas/proof', 'access_request_id version language signed_at ip'),
      columns('sides/internal/proof', 'own_agreement_id'),
    ],
  },
  deals: {
    why: 'The sale as far as it has come, for both sides.',
    kept: DEAL,
    columns: [
      words(deal('title cancellation_reason')),
      deal(
        'id opportunity_id phase status pause_reason exclusivity_started_at exclusivity_ends_at created_at updated_at',
      ),
      internal(
        'created_order access_request_id owner_id requester_id paused_by status_before_exclusivity pause_reason_before_exclusivity cancelled_by exclusivity_closed_at ended_at',
      ),
    ],
  },
  deal_archives: {
    why: 'Which deals a side has put away.',
    kept: 'until it is taken back, or the account is closed',
    columns: [columns('holder/internal/row', 'deal_id user_id created_at')],
  },
  data_room_visits: {
    why: 'Which documents are new to whom.',
    kept: 'until the account is closed',
    columns: [columns('holder/internal/row', 'deal_id user_id visited_at previous_at')],
  },
  room_downloads: {
    why: 'Links to download all documents, each once.',
    kept: 'two minutes; removed at the next one',
    columns: [
      columns('holder/secret/row', 'hash user_id session_id deal_id language created_at expires_at used_at'),
    ],
  },
  deal_events: {
    why: 'The timeline of a deal: who did what, and when.',
    kept: DEAL,
    columns: [
      words(deal('details')),
      deal('id actor_id acted_by event phase created_at'),
      internal('created_order deal_id announced_at'),
    ],
  },
  exclusivity_proposals: {
    why: 'Earlier ends of exclusivity that were proposed.',
    kept: DEAL,
    columns: [deal('id end_time outcome'), internal('deal_id proposed_by decided_at created_at')],
  },
  deal_opportunities: {
    why: 'The listing as it stood when access was given: the other side keeps what it relied on.',
    kept: DEAL,
    columns: [
      words(
        deal(
          'company_name website phone project_title city zip_code activity unique_selling_proposition reason_for_sale preferred_description financial operational_kpi ownership_structure organizational_chart',
        ),
      ),
      deal(
        'id type country_id region_id founded_year handover_months largest_customer growth_shown asking_price preferred_currency_id preferred_ebitda_min preferred_ebitda_max preferred_min_revenue preferred_max_revenue background_image_id published_at created_at updated_at',
      ),
      internal('deal_id attached_company_id company_attached_at watermark'),
    ],
  },
  deal_opportunity_sectors: {
    why: 'Its sectors.',
    kept: DEAL,
    columns: [deal('deal_opportunity_id sector_id')],
  },
  deal_opportunity_sub_sectors: {
    why: 'Its sub-sectors.',
    kept: DEAL,
    columns: [deal('deal_opportunity_id sub_sector_id')],
  },
  deal_opportunity_tags: { why: 'Its tags.', kept: DEAL, columns: [deal('deal_opportunity_id tag_id')] },
  loi_documents: {
    why: 'Letters of intent.',
    kept: DEAL,
    columns: [
      words(columns('sides/letters_sent/deal', 'structure financing conditions decline_reason')),
      deal(
        'id status version expiration_date file_id price currency_id exclusivity_days file_made sealed decided_at created_at updated_at',
      ),
      internal('created_order deal_id opportunity_id submitted_by ended_at reminded_at'),
    ],
  },
  loi_versions: {
    why: 'Letters before they were changed.',
    kept: DEAL,
    columns: [
      words(columns('sides/letters_sent/deal', 'structure financing conditions')),
      deal('version expiration_date file_id price currency_id exclusivity_days file_made sealed created_at'),
      internal('id loi_document_id'),
    ],
  },
  letter_marks: {
    why: 'What the owner thinks of a letter; nobody else reads it.',
    kept: 'until the account of the owner is closed',
    columns: [
      words(columns('sides/opportunities/row', 'note')),
      columns('sides/opportunities/row', 'loi_document_id mark'),
      columns('sides/internal/row', 'updated_at'),
    ],
  },
  counter_proposals: {
    why: 'What the seller side would accept in place of a letter.',
    kept: DEAL,
    columns: [
      words(columns('sides/letters_sent/deal', 'structure financing conditions message reason')),
      deal('id version expiration_date price currency_id exclusivity_days outcome decided_at created_at'),
      internal('loi_document_id proposed_by'),
    ],
  },
  completions: {
    why: 'What the sale came to, as one side says and the other confirms.',
    kept: DEAL,
    columns: [
      words(deal('refusal_reason')),
      deal('id final_price currency_id closed_on file_id answer_by outcome created_at'),
      internal('created_order deal_id is_in_advance proposed_by reminded_at decided_at'),
    ],
  },
  questions_and_answers: {
    why: 'Questions about the business, and their answers.',
    kept: DEAL,
    columns: [
      words(deal('subject question answer')),
      deal(
        'id number category asked_by answered_by edited_at answered_at corrected_at created_at updated_at',
      ),
      internal('deal_id acted_by answer_acted_by'),
    ],
  },
  earlier_answers: {
    why: 'Answers before they were corrected: the other side may have relied on one.',
    kept: DEAL,
    columns: [words(deal('answer')), deal('written_at'), internal('id question_id')],
  },
  question_files: {
    why: 'Files of questions and answers.',
    kept: DEAL,
    columns: [deal('file_id question_id part')],
  },
  document_folders: {
    why: 'The folders in which the seller keeps the documents of a deal.',
    kept: DEAL,
    columns: [
      words(internal('name')),
      internal(
        'id deal_opportunity_id kind parent_id position access opens_early opens_on created_at updated_at',
      ),
    ],
  },
  files: {
    why: 'The name, size and checksum of each stored file; the file itself is in the storage under a random key.',
    kept: 'until it is deleted, or the account is closed; one that another user could read as a deal',
    columns: [
      words(columns('sides/files/deal', 'name')),
      columns('sides/files/deal', 'id kind extension media_type size sha256 created_at'),
      { ...internal('person_id'), erased: 'row' },
      internal(
        'created_order company_id opportunity_id deal_opportunity_id deal_id sub_sector_id uploaded_by storage_key number folder_id pages hidden_parts own_rights access opens_early opens_on unmarkable withheld listed_at disclosed_at opened_at hidden_at replaced_at announced_at',
      ),
    ],
  },
  document_texts: {
    why: 'The text of documents of deals, for searches in their data rooms.',
    kept: 'until the last file with that content is deleted or replaced',
    columns: [
      words(columns('sides/derived/deal', 'text english french')),
      internal('storage_key state created_at'),
    ],
  },
  file_reads: {
    why: 'Who read which confidential file: proof for its owner.',
    kept: 'as long as the file',
    columns: [reads('id created_order file_id user_id acted_by action created_at')],
  },
  audit_events: {
    why: 'Who signed in, and what staff read and decided; ids alone, sealed by hashes.',
    kept: 'KEEP_AUDIT_YEARS whole years; 0, the default, keeps it for good',
    columns: [reads('id at kind actor_id about hash')],
  },
};
