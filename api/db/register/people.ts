import { type Columns, plain, type Register } from './entry.ts';

const ACCOUNT = 'until the account is closed';

/** Accounts, and what their holders tell of themselves. */
export const PEOPLE: Register = {
  users: {
    why: 'The account: to sign in, to be written to, and what the other side of a deal reads of whom it deals with.',
    kept: `${ACCOUNT}; then the row stays as "Former user", since deals refer to it`,
    columns: [
      {
        names:
          'email first_name last_name phone linkedin_url company role place website spoken_languages about',
        ...{ about: 'holder', export: 'profile', erased: 'emptied', words: true },
      },
      { names: 'image_key is_staff', about: 'holder', export: 'profile', erased: 'emptied' },
      { names: 'language', about: 'holder', export: 'profile', erased: 'number' },
      { names: 'password_hash', about: 'holder', export: 'secret', erased: 'emptied' },
      { names: 'email_proven_at suspended_at', about: 'holder', export: 'profile', erased: 'emptied' },
      { names: 'id', about: 'holder', export: 'profile', erased: 'number' },
      { names: 'closed_at created_at updated_at', about: 'holder', export: 'internal', erased: 'number' },
    ],
  },
  buyer_profiles: {
    why: 'What a buyer shows of themselves to the owner of a listing.',
    kept: 'until it is changed, or the account is closed',
    columns: [
      { names: 'background', about: 'holder', export: 'buyer_profile', erased: 'row', words: true },
      {
        names: 'kind budget_min budget_max currency_id own_funds financing timing funds_shown_on',
        ...{ about: 'holder', export: 'buyer_profile', erased: 'row' },
      },
      { names: 'user_id updated_at', about: 'holder', export: 'internal', erased: 'row' },
    ],
  },
  saved_searches: {
    why: 'Filters that a person keeps, to be told of what is new.',
    kept: 'until they delete it (a day more, to take that back), or the account is closed',
    columns: [
      { names: 'name filters', about: 'holder', export: 'saved_searches', erased: 'row', words: true },
      { names: 'words', about: 'holder', export: 'derived', erased: 'row', words: true },
      {
        names: 'id type mandate_id alert by_mail seen_at created_at',
        ...{ about: 'holder', export: 'saved_searches', erased: 'row' },
      },
      { names: 'user_id deleted_at', about: 'holder', export: 'internal', erased: 'row' },
    ],
  },
  search_matches: {
    why: 'What a saved search has found, so that it is told once.',
    kept: 'as long as the search and the listing',
    columns: [
      {
        names: 'search_id opportunity_id found_at is_seen waits',
        ...{ about: 'holder', export: 'derived', erased: 'row' },
      },
    ],
  },
  favorites: {
    why: 'The listings that a person marks.',
    kept: 'until they unmark it, or the account is closed',
    columns: [
      { names: 'opportunity_id', about: 'holder', export: 'favorites', erased: 'row' },
      { names: 'user_id created_at', about: 'holder', export: 'internal', erased: 'row' },
    ],
  },
  notifications: {
    why: 'What has happened to what is theirs, on the page and by mail.',
    kept: 'KEEP_NOTICES_DAYS after it was written, once it is read',
    columns: [
      { names: 'params', about: 'sides', export: 'notifications', erased: 'told', words: true },
      {
        names: 'id type text_key link about about_ids group_count group_since is_read created_at',
        ...{ about: 'sides', export: 'notifications', erased: 'told' },
      },
      { names: 'user_id for_user_id', about: 'holder', export: 'internal', erased: 'row' },
      {
        names: 'actor_id acted_by deal_id opportunity_id dedupe_key mail_wanted mailed_at written_by',
        ...{ about: 'sides', export: 'internal', erased: 'told' },
      },
    ],
  },
  notification_settings: {
    why: 'Which of them they want, and how.',
    kept: ACCOUNT,
    columns: [
      { names: 'id channels daily_digest', about: 'holder', export: 'notification_settings', erased: 'row' },
      { names: 'user_id', about: 'holder', export: 'internal', erased: 'row' },
    ],
  },
  contact_messages: {
    why: 'To answer who writes to the marketplace by the contact form; the address limits how many a day.',
    kept: 'KEEP_CONTACT_DAYS after it was mailed to CONTACT_TO, and there as long as that mailbox keeps it',
    columns: [
      { names: 'name email phone message', ...contact() },
      { names: 'ip', about: 'others', export: 'internal', erased: 'row' },
      { names: 'created_at', about: 'others', export: 'contact_messages', erased: 'row' },
      { names: 'id mailed_at', about: 'others', export: 'internal', erased: 'row' },
    ],
  },
  firms: {
    why: 'The firm that people work for together, as its clients see it.',
    kept: 'until its last member leaves',
    columns: [
      { names: 'name website about', about: 'business', export: 'firm', erased: 'row', words: true },
      { names: 'id kind country_id logo_key', about: 'business', export: 'firm', erased: 'row' },
      { names: 'created_at updated_at', about: 'business', export: 'internal', erased: 'row' },
    ],
  },
  firm_members: {
    why: 'Who is in a firm, and what they may do there.',
    kept: 'until they leave it, or the account is closed',
    columns: [
      { names: 'role', about: 'holder', export: 'firm', erased: 'row' },
      { names: 'user_id firm_id joined_at', about: 'holder', export: 'internal', erased: 'row' },
    ],
  },
  firm_invitations: {
    why: 'Mails that invite to a firm.',
    kept: 'thirty days after its end; with the firm, or the account of the address, before',
    columns: [
      { names: 'email', about: 'others', export: 'of others', erased: 'row', words: true },
      { names: 'hash', about: 'others', export: 'secret', erased: 'row' },
      {
        names: 'id firm_id role invited_by created_at expires_at ended_at',
        ...{ about: 'others', export: 'of others', erased: 'row' },
      },
    ],
  },
  delegations: {
    why: 'Who may act for whom, in what, and until when.',
    kept: 'until the account of either is closed; what was done by it is in the deal',
    columns: [
      { names: 'email acceptance_words', about: 'sides', export: 'delegations', erased: 'row', words: true },
      {
        names:
          'id adviser_id scope company_id opportunity_id deal_id granted_right ends_at ended_at created_at',
        ...{ about: 'sides', export: 'delegations', erased: 'row' },
      },
      {
        names: 'principal_id accepted_at declined_at updated_at',
        ...{ about: 'sides', export: 'internal', erased: 'row' },
      },
    ],
  },
  person_measures: {
    why: 'What staff did about an account, and why, so that it can be explained.',
    kept: 'for good, without the reason once the account is closed',
    columns: [
      { names: 'reason', about: 'holder', export: 'of others', erased: 'emptied', words: true },
      { names: 'id user_id staff_id kind created_at', about: 'holder', export: 'of others', erased: 'proof' },
    ],
  },
  house_texts: {
    why: 'The agreements of secrecy of the marketplace, as staff wrote them; each is signed as it stood.',
    kept: 'for good',
    columns: [
      plain('version created_order texts'),
      { names: 'created_by created_at', about: 'staff', export: 'proof', erased: 'proof' },
    ],
  },
};

function contact(): Omit<Columns, 'names'> {
  return { about: 'others', export: 'contact_messages', erased: 'row', words: true };
}
