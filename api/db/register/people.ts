import { columns, plain, type Register, words } from './entry.ts';

const ACCOUNT = 'until the account is closed';

/** Accounts, and what their holders tell of themselves. */
export const PEOPLE: Register = {
  users: {
    why: 'The account: to sign in, to be written to, and what the other side of a deal reads of whom it deals with.',
    kept: `${ACCOUNT}; then the row stays as "Former user", since deals refer to it`,
    columns: [
      words(
        columns(
          'holder/profile/emptied',
          'email first_name last_name phone linkedin_url company role place website spoken_languages about',
        ),
      ),
      columns('holder/profile/emptied', 'image_key is_staff'),
      columns('holder/profile/number', 'language'),
      columns('holder/secret/emptied', 'password_hash'),
      columns('holder/profile/emptied', 'email_proven_at suspended_at'),
      columns('holder/profile/number', 'id'),
      columns('holder/internal/number', 'closed_at created_at updated_at'),
    ],
  },
  buyer_profiles: {
    why: 'What a buyer shows of themselves to the owner of a listing.',
    kept: 'until it is changed, or the account is closed',
    columns: [
      words(columns('holder/buyer_profile/row', 'background')),
      columns(
        'holder/buyer_profile/row',
        'kind budget_min budget_max currency_id own_funds financing timing funds_shown_on',
      ),
      columns('holder/internal/row', 'user_id updated_at'),
    ],
  },
  saved_searches: {
    why: 'Filters that a person keeps, to be told of what is new.',
    kept: 'until they delete it (a day more, to take that back), or the account is closed',
    columns: [
      words(columns('holder/saved_searches/row', 'name filters')),
      words(columns('holder/derived/row', 'words')),
      columns('holder/saved_searches/row', 'id type mandate_id alert by_mail seen_at created_at'),
      columns('holder/internal/row', 'user_id deleted_at'),
    ],
  },
  search_matches: {
    why: 'What a saved search has found, so that it is told once.',
    kept: 'as long as the search and the listing',
    columns: [columns('holder/derived/row', 'search_id opportunity_id found_at is_seen waits')],
  },
  favorites: {
    why: 'The listings that a person marks.',
    kept: 'until they unmark it, or the account is closed',
    columns: [
      columns('holder/favorites/row', 'opportunity_id'),
      columns('holder/internal/row', 'user_id created_at'),
    ],
  },
  notifications: {
    why: 'What has happened to what is theirs, on the page and by mail.',
    kept: 'KEEP_NOTICES_DAYS after it was written, once it is read',
    columns: [
      words(columns('sides/notifications/told', 'params')),
      columns(
        'sides/notifications/told',
        'id type text_key link about about_ids group_count group_since is_read created_at',
      ),
      columns('holder/internal/row', 'user_id for_user_id'),
      columns(
        'sides/internal/told',
        'actor_id acted_by deal_id opportunity_id dedupe_key mail_wanted mailed_at written_by',
      ),
    ],
  },
  notification_settings: {
    why: 'Which of them they want, and how.',
    kept: ACCOUNT,
    columns: [
      columns('holder/notification_settings/row', 'id channels daily_digest'),
      columns('holder/internal/row', 'user_id'),
    ],
  },
  calendar_addresses: {
    why: 'The address by which calendars read their deadlines; it is made from the id and a secret of the server.',
    kept: 'until they make another or switch it off, or the account is closed',
    columns: [
      columns('holder/secret/row', 'id'),
      columns('holder/calendar_address/row', 'created_at'),
      columns('holder/internal/row', 'user_id'),
    ],
  },
  api_keys: {
    why: 'Keys by which programs read their listings, and sites show those that are published; of the first only a hash is stored.',
    kept: 'until they revoke it, or the account is closed',
    columns: [
      words(columns('holder/api_keys/row', 'name origins')),
      columns('holder/api_keys/row', 'id kind scopes publishable created_at expires_at last_used_at'),
      columns('holder/secret/row', 'hash'),
      columns('holder/internal/row', 'user_id'),
    ],
  },
  contact_messages: {
    why: 'To answer who writes to the marketplace by the contact form; the address limits how many a day.',
    kept: 'KEEP_CONTACT_DAYS after it was mailed to CONTACT_TO, and there as long as that mailbox keeps it',
    columns: [
      words(columns('others/contact_messages/row', 'name email phone message')),
      columns('others/internal/row', 'ip'),
      columns('others/contact_messages/row', 'created_at'),
      columns('others/internal/row', 'id mailed_at'),
    ],
  },
  firms: {
    why: 'The firm that people work for together, as its clients see it.',
    kept: 'until its last member leaves',
    columns: [
      words(columns('business/firm/row', 'name website about')),
      columns('business/firm/row', 'id kind country_id logo_key'),
      columns('business/internal/row', 'created_at updated_at'),
    ],
  },
  firm_members: {
    why: 'Who is in a firm, and what they may do there.',
    kept: 'until they leave it, or the account is closed',
    columns: [
      columns('holder/firm/row', 'role'),
      columns('holder/internal/row', 'user_id firm_id joined_at'),
    ],
  },
  firm_invitations: {
    why: 'Mails that invite to a firm.',
    kept: 'thirty days after its end; with the firm, or the account of the address, before',
    columns: [
      words(columns('others/of others/row', 'email')),
      columns('others/secret/row', 'hash'),
      columns('others/of others/row', 'id firm_id role invited_by created_at expires_at ended_at'),
    ],
  },
  delegations: {
    why: 'Who may act for whom, in what, and until when.',
    kept: 'until the account of either is closed; what was done by it is in the deal',
    columns: [
      words(columns('sides/delegations/row', 'email acceptance_words')),
      columns(
        'sides/delegations/row',
        'id adviser_id scope company_id opportunity_id deal_id granted_right ends_at ended_at created_at',
      ),
      columns('sides/internal/row', 'principal_id accepted_at declined_at updated_at'),
    ],
  },
  person_measures: {
    why: 'What staff did about an account, and why, so that it can be explained.',
    kept: 'for good, without the reason once the account is closed',
    columns: [
      words(columns('holder/of others/emptied', 'reason')),
      columns('holder/of others/proof', 'id user_id staff_id kind created_at'),
    ],
  },
  house_texts: {
    why: 'The agreements of secrecy of the marketplace, as staff wrote them; each is signed as it stood.',
    kept: 'for good',
    columns: [plain('version created_order texts'), columns('staff/proof/proof', 'created_by created_at')],
  },
};
