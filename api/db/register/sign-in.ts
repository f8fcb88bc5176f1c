import { columns, plain, type Register, words } from './entry.ts';

const secret = (names: string) => columns('holder/secret/row', names);
const internal = (names: string) => columns('holder/internal/row', names);
const address = (names: string) => words(internal(names));

/** How people sign in, and what keeps others from it. */
export const SIGN_IN: Register = {
  sessions: {
    why: 'Each sign-in, so that its holder sees and ends it, and is warned of a new device.',
    kept: 'a year after its end; the address for 30 days after it',
    columns: [
      words(columns('holder/ended_sessions/emptied', 'user_agent')),
      columns('holder/ended_sessions/emptied', 'ip'),
      columns('holder/ended_sessions/number', 'created_at last_used_at'),
      columns('holder/sessions/number', 'id'),
      columns(
        'holder/internal/number',
        'user_id remember_me expires_at idle_seconds confirmed_by confirmed_at revoked_at revoked_reason',
      ),
    ],
  },
  refresh_tokens: {
    why: 'Keep a session going; one that is used twice ends it.',
    kept: '30 days after the end of its session',
    columns: [secret('hash session_id created_at rotated_at')],
  },
  social_accounts: {
    why: 'To sign in by LinkedIn or Google.',
    kept: 'until it is unlinked, or the account is closed',
    columns: [
      words(columns('holder/social_accounts/row', 'subject')),
      columns('holder/social_accounts/row', 'provider created_at'),
      internal('user_id'),
    ],
  },
  passkeys: {
    why: 'To sign in by a key of a device.',
    kept: 'until it is removed, or the account is closed',
    columns: [
      words(secret('credential_id public_key')),
      secret('counter transports'),
      words(internal('name')),
      internal('id user_id created_at last_used_at'),
    ],
  },
  passkey_challenges: {
    why: 'What a passkey has to sign, once.',
    kept: 'minutes; removed each night',
    columns: [{ ...secret('challenge expires_at'), erased: 'soon' }, secret('user_id')],
  },
  totp_secrets: {
    why: 'The codes of an authenticator app; the secret is encrypted.',
    kept: 'until it is removed, or the account is closed',
    columns: [secret('user_id secret created_at confirmed_at last_step')],
  },
  recovery_codes: {
    why: 'For who has lost the app.',
    kept: 'as long as the app',
    columns: [secret('hash user_id used_at')],
  },
  second_step_tickets: {
    why: 'A sign-in between its two steps.',
    kept: 'minutes; removed a day later',
    columns: [secret('hash user_id remember_me confirmed_by created_at expires_at used_at')],
  },
  sign_in_tickets: {
    why: 'Mailed links past the limit of failed sign-ins.',
    kept: 'minutes; removed a day later',
    columns: [secret('hash user_id created_at expires_at used_at')],
  },
  recovery_tokens: {
    why: 'Mailed links for a new password.',
    kept: 'RECOVERY_SECONDS; removed a day later',
    columns: [secret('hash user_id created_at expires_at used_at')],
  },
  email_proofs: {
    why: 'Mailed links by which an address is proven.',
    kept: 'VERIFICATION_SECONDS; removed a day later',
    columns: [address('email'), secret('hash user_id created_at expires_at used_at')],
  },
  email_changes: {
    why: 'Mailed links by which an account gets another address.',
    kept: 'VERIFICATION_SECONDS; removed a day later',
    columns: [address('email'), secret('hash user_id created_at expires_at used_at')],
  },
  undo_links: {
    why: 'Give an account back to whom it belonged before a change.',
    kept: 'a week; removed a day later',
    columns: [address('email'), secret('hash user_id password_hash created_at expires_at used_at')],
  },
  sign_in_failures: {
    why: 'Limit wrong passwords; the key is a hash of account and address.',
    kept: 'SIGN_IN_WINDOW_SECONDS; removed each night',
    columns: [columns('others/secret/soon', 'id key at')],
  },
  rate_counts: {
    why: 'Limit calls; the key is a hash of call and address.',
    kept: 'up to a day; removed each night',
    columns: [columns('others/secret/soon', 'key count ends_at')],
  },
  failed_mails: {
    why: 'Mails that could not be sent, encrypted as their links open accounts, to be tried again.',
    kept: 'until it is sent, or KEEP_UNSENT_DAYS after the last attempt; its text until its links expire, or for a week',
    columns: [
      address('email'),
      secret('sealed'),
      internal(
        'id kind cause code failures since last_failed_at asked_at useful_until next_try_at user_id message_id',
      ),
    ],
  },
  failed_jobs: {
    why: 'Jobs whose last run failed, for staff.',
    kept: 'until the job succeeds',
    columns: [plain('id name cause code failures since last_failed_at asked_at records')],
  },
  local_openid_records: {
    why: 'The sign-in provider of the demo; without SEED there is none.',
    kept: 'an hour at most',
    columns: [plain('key payload ends_at')],
  },
};
