import type { FirmTexts } from './error-texts.ts';

export const enOfFirms: FirmTexts = {
  'firm.not_found': 'You are in no firm.',
  'firm.in_one': 'You are in a firm already. Leave it first.',
  'firm.owner_only': 'Only the owners of a firm may do this.',
  'firm.last_owner': 'A firm has at least one owner. Make a colleague the owner first.',
  'firm.member_not_found': 'This person is not in your firm any more.',
  'firm.not_to_oneself': 'This is for a colleague. You can leave the firm yourself.',
  'firm.colleague_already': 'This person is in your firm already.',
  'firm.invited_already': 'This address is invited already. You can send that invitation again.',
  'firm.too_many': ({ count }) => `A firm has at most ${count} people and invitations.`,
  'firm.too_many_invitations': ({ count }) => `At most ${count} invitations a day.`,
  'firm.invitation_not_found': 'This invitation was not found.',
  'firm.invitation_invalid':
    'This invitation is used, withdrawn or out of date. Ask who sent it for another one.',
  'firm.invitation_foreign': 'This invitation is for another e‑mail address than that of your account.',
};
