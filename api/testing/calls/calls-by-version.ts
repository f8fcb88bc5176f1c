import { FIRST_CALLS } from './first-calls.ts';

/** The calls that a version of the contract added and removed, as `METHOD path`. */
export interface Change {
  added: readonly string[];
  removed?: readonly string[];
}

/**
 * Every version of the api's contract, the newest last. What was published is not changed: another call is another
 * version, and `API_VERSION` of `shared/contract` names it.
 */
export const CALLS_BY_VERSION: Readonly<Record<string, Change>> = {
  '1.0.0': { added: FIRST_CALLS },
  '1.1.0': {
    added: ['GET /api/social_accounts/', 'DELETE /api/social_accounts/{provider}/'],
  },
  '1.2.0': {
    added: ['POST /api/opportunities/identity_check/'],
  },
  '1.3.0': {
    added: ['GET /api/opportunities/{id}/review/'],
  },
  '1.4.0': {
    added: [
      'GET /api/opportunities/{id}/company_changes/',
      'POST /api/opportunities/{id}/company_changes/',
      'POST /api/opportunities/{id}/take_over_documents/',
    ],
  },
  '1.5.0': {
    added: [
      'POST /api/deals/{id}/answer_exclusivity_proposal/',
      'POST /api/deals/{id}/propose_exclusivity_end/',
      'GET /api/deals/{id}/timeline/',
      'GET /api/deals/{id}/timeline/export/',
      'POST /api/deals/{id}/withdraw_exclusivity_proposal/',
      'POST /api/notifications/unsubscribe/',
    ],
  },
  '1.6.0': {
    added: ['GET /api/deal_loi_documents/{id}/pdf/'],
  },
  '1.7.0': {
    added: ['GET /api/deals/counts/'],
  },
  '1.8.0': {
    added: ['POST /api/deal_opportunity_general_ledgers/delete_chosen_files/'],
  },
  '1.9.0': {
    added: [
      'GET /api/deals/{id}/data_room/',
      'GET /api/deals/{id}/data_room/log/',
      'GET /api/deals/{id}/data_room/log/export/',
      'POST /api/deals/{id}/data_room/visit/',
    ],
  },
  '1.10.0': {
    added: ['GET /api/questions_and_answers/{id}/'],
  },
  '1.11.0': {
    added: ['GET /api/data_room_downloads/', 'POST /api/deals/{id}/data_room/download/'],
  },
  '1.12.0': {
    added: ['POST /api/users/{id}/send_verification_email/', 'POST /api/users/{id}/verify_email/'],
  },
  '1.13.0': {
    added: ['GET /api/users/{id}/confirmation/', 'POST /api/users/{id}/confirmation/'],
  },
  '1.14.0': {
    added: [
      'POST /api/users/{id}/confirm_email_change/',
      'GET /api/users/{id}/email_change/',
      'POST /api/users/{id}/email_change/',
      'POST /api/users/{id}/undo_change/',
    ],
  },
  '1.15.0': {
    added: [
      'POST /api/get_token/second_step/',
      'POST /api/users/{id}/confirm_totp/',
      'POST /api/users/{id}/recovery_codes/',
      'GET /api/users/{id}/second_factor/',
      'DELETE /api/users/{id}/totp/',
      'POST /api/users/{id}/totp/',
    ],
  },
  '1.16.0': {
    added: [
      'POST /api/get_token/by_passkey/',
      'POST /api/get_token/passkey_options/',
      'POST /api/users/{id}/passkey_options/',
      'POST /api/users/{id}/passkeys/',
      'DELETE /api/users/{id}/passkeys/{passkey}/',
    ],
  },
  '1.17.0': {
    added: [
      'GET /api/audit_events/',
      'POST /api/audit_events/verify/',
      'GET /api/people/',
      'GET /api/people/{id}/',
      'POST /api/people/{id}/measures/',
    ],
  },
  '1.18.0': { added: ['DELETE /api/users/{id}/email_change/'] },
  '1.19.0': { added: ['POST /api/users/{id}/undo_link/'] },
  '1.20.0': { added: ['POST /api/users/{id}/recovery_link/'] },
  '1.21.0': {
    added: ['POST /api/deals/{id}/answer_completion/', 'POST /api/deals/{id}/withdraw_completion/'],
  },
  '1.22.0': { added: ['GET /api/dossier_downloads/', 'POST /api/deals/{id}/dossier/'] },
  '1.23.0': {
    added: [
      'POST /api/access_requests/{id}/answer/',
      'POST /api/access_requests/{id}/ask/',
      'POST /api/deal_loi_documents/{id}/mark/',
      'GET /api/opportunities/{id}/offers/',
      'POST /api/people/{id}/funds_shown/',
      'GET /api/users/current_user/buyer_profile/',
      'PATCH /api/users/current_user/buyer_profile/',
    ],
  },
  '1.24.0': {
    added: ['GET /api/access_requests/{id}/agreement/', 'GET /api/opportunities/{id}/agreement/'],
  },
  '1.25.0': {
    added: [
      'POST /api/deal_loi_documents/{id}/counter/',
      'POST /api/deal_loi_documents/{id}/decline_counter/',
      'DELETE /api/opportunities/{id}/bid_date/',
      'POST /api/opportunities/{id}/bid_date/',
    ],
  },
  '1.26.0': {
    added: [
      'GET /api/opportunities/{id}/fits/',
      'GET /api/saved_searches/',
      'POST /api/saved_searches/',
      'DELETE /api/saved_searches/{id}/',
      'PATCH /api/saved_searches/{id}/',
      'POST /api/saved_searches/{id}/look/',
    ],
  },
  '1.27.0': {
    added: ['POST /api/saved_searches/{id}/restore/'],
  },
  '1.28.0': { added: ['POST /api/deals/{id}/attach_company/'] },
  '1.29.0': {
    added: [
      'GET /api/house_agreement/',
      'POST /api/house_agreement/',
      'DELETE /api/opportunities/{id}/own_agreement/',
      'GET /api/opportunities/{id}/own_agreement/',
      'POST /api/opportunities/{id}/own_agreement/',
    ],
  },
  '1.30.0': {
    added: [
      'POST /api/firms/',
      'GET /api/firms/{id}/logo/{name}',
      'POST /api/firms/invitations/read/',
      'POST /api/firms/invitations/{id}/accept/',
      'POST /api/firms/invitations/{id}/decline/',
      'GET /api/firms/mine/',
      'PATCH /api/firms/mine/',
      'GET /api/firms/mine/invitations/',
      'POST /api/firms/mine/invitations/',
      'DELETE /api/firms/mine/invitations/{id}/',
      'POST /api/firms/mine/invitations/{id}/resend/',
      'POST /api/firms/mine/leave/',
      'GET /api/firms/mine/members/',
      'DELETE /api/firms/mine/members/{id}/',
      'PATCH /api/firms/mine/members/{id}/',
      'POST /api/firms/mine/members/{id}/hand_on/',
    ],
  },
  '1.31.0': {
    added: [
      'GET /api/delegations/',
      'POST /api/delegations/',
      'PATCH /api/delegations/{id}/',
      'POST /api/delegations/{id}/answer/',
      'POST /api/delegations/{id}/end/',
    ],
  },
  '1.32.0': { added: ['GET /api/opportunities/{id}/agreement/file/'] },
  '1.33.0': {
    added: [
      'GET /api/failed_jobs/',
      'POST /api/failed_jobs/retry/',
      'POST /api/failed_jobs/{id}/retry/',
      'GET /api/failed_mails/',
      'POST /api/failed_mails/retry/',
      'POST /api/failed_mails/{id}/retry/',
    ],
  },
  '1.34.0': { added: ['GET /api/market_figures/'] },
  '1.35.0': {
    added: ['POST /api/deals/{id}/data_room/access/', 'POST /api/opportunities/{id}/document_access/'],
  },
};
