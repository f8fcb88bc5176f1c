import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { imageParamsSchema } from '../../http/image-params.ts';
import { del, get, patch, post, type Routes } from '../../http/route.ts';
import { portraitRule } from '../../storage/file-rule.ts';
import { acceptInvitation, declineInvitation, readInvitation } from './handlers/answer-invitation.ts';
import { inviteColleague, listInvitations, resendInvitation, withdrawInvitation } from './handlers/invite.ts';
import { changeRole, handOn, leaveFirm, listMembers, removeMember } from './handlers/members.ts';
import { changeFirm, foundFirm, readLogo, readOwnFirm } from './handlers/own-firm.ts';

const signedIn = { access: 'signed-in' } as const;
const owner = ['firm.not_found', 'firm.owner_only'] as const;
const member = { ...signedIn, params: schemas.idParamsSchema, response: schemas.myFirmSchema } as const;
const invitation = schemas.firmInvitationPageSchema.shape.results.element;
const ofMember = [...owner, 'firm.member_not_found'] as const;

export const firmRoutes: Routes = {
  readMyFirm: get(paths.myFirm, {
    ...signedIn,
    summary: 'Read my firm',
    description:
      'Gives the firm of the viewer, what they are in it, and the invitations to their proven address that hold.',
    response: schemas.myFirmSchema,
    handler: readOwnFirm,
  }),
  foundFirm: post(paths.firms, {
    ...signedIn,
    provenOnly: true,
    status: 201,
    summary: 'Found a firm',
    description: 'Founds a firm, with the viewer as its owner. A person is in one firm at most.',
    errors: ['firm.in_one'],
    body: schemas.foundFirmBodySchema,
    files: { logo: portraitRule },
    response: schemas.myFirmSchema,
    handler: foundFirm,
  }),
  changeFirm: patch(paths.myFirm, {
    ...signedIn,
    provenOnly: true,
    summary: 'Change my firm',
    description: 'Changes the fields that are sent. For its owners. An empty `logo` removes the logo.',
    errors: owner,
    body: schemas.firmFieldsSchema,
    files: { logo: portraitRule },
    response: schemas.myFirmSchema,
    handler: changeFirm,
  }),
  leaveFirm: post(paths.leaveFirm, {
    ...signedIn,
    summary: 'Leave my firm',
    description:
      'Takes the viewer out of their firm, which ends with its last person. The last owner hands it on first.',
    errors: ['firm.not_found', 'firm.last_owner'],
    response: schemas.myFirmSchema,
    handler: leaveFirm,
  }),
  readFirmLogo: get(paths.firmLogo(':id', ':name'), {
    access: 'guest',
    summary: 'Read the logo of a firm',
    description:
      'Gives the logo as WebP. Its random name is what lets one in, since an image element sends no token.',
    errors: ['file.lost', 'storage.unreadable'],
    params: imageParamsSchema,
    handler: readLogo,
  }),
  listFirmMembers: get(paths.firmMembers, {
    ...signedIn,
    summary: 'List the people of my firm',
    description:
      'Lists everybody in the firm of the viewer: owners, members, readers. Nobody, for who has none.',
    query: schemas.pageQuerySchema,
    response: schemas.firmMemberPageSchema,
    handler: listMembers,
  }),
  changeFirmRole: patch(paths.firmMember(':id'), {
    ...member,
    summary: 'Change the role of a person in my firm',
    description: 'Changes what a person is in the firm. For its owners, one of whom always stays.',
    errors: [...ofMember, 'firm.last_owner'],
    body: schemas.firmRoleBodySchema,
    handler: changeRole,
  }),
  removeFirmMember: del(paths.firmMember(':id'), {
    ...signedIn,
    params: schemas.idParamsSchema,
    status: 204,
    summary: 'Remove a person from my firm',
    description: 'Takes a colleague out of the firm, at once. For its owners; who goes themselves leaves.',
    errors: [...ofMember, 'firm.not_to_oneself'],
    handler: removeMember,
  }),
  handOnFirm: post(paths.handOnFirm(':id'), {
    ...member,
    summary: 'Hand my firm on',
    description: 'Makes a colleague the owner in the place of the viewer, who becomes a member.',
    errors: [...ofMember, 'firm.not_to_oneself'],
    handler: handOn,
  }),
  listFirmInvitations: get(paths.firmInvitations, {
    ...signedIn,
    summary: 'List the invitations to my firm',
    description:
      'Lists the invitations that are open, expired ones too, the newest first. For owners; empty for who has no firm.',
    errors: ['firm.owner_only'],
    query: schemas.pageQuerySchema,
    response: schemas.firmInvitationPageSchema,
    handler: listInvitations,
  }),
  inviteColleague: post(paths.firmInvitations, {
    ...signedIn,
    provenOnly: true,
    status: 201,
    summary: 'Invite a colleague',
    description:
      'Mails a link by which the owner of the address joins the firm within 14 days. For owners, who may send 20 mails a day. The response is the same whether the address has an account or not.',
    errors: [
      ...owner,
      'firm.colleague_already',
      'firm.invited_already',
      'firm.too_many',
      'firm.too_many_invitations',
    ],
    body: schemas.inviteBodySchema,
    response: invitation,
    handler: inviteColleague,
  }),
  resendInvitation: post(paths.resendInvitation(':id'), {
    ...signedIn,
    provenOnly: true,
    status: 201,
    summary: 'Mail an invitation again',
    description: 'Mails a new link, with 14 days of its own; the earlier one holds no more. For owners.',
    errors: [...owner, 'firm.invitation_not_found', 'firm.too_many_invitations'],
    params: schemas.idParamsSchema,
    response: invitation,
    handler: resendInvitation,
  }),
  withdrawInvitation: del(paths.firmInvitation(':id'), {
    ...signedIn,
    status: 204,
    summary: 'Withdraw an invitation',
    description: 'Its link holds no more. For owners.',
    errors: [...owner, 'firm.invitation_not_found'],
    params: schemas.idParamsSchema,
    handler: withdrawInvitation,
  }),
  readInvitation: post(paths.readInvitation, {
    access: 'guest',
    summary: 'Read an invitation to a firm',
    description: 'By the token of the mailed link, which it does not use up.',
    errors: ['firm.invitation_invalid'],
    rate: { max: 60, timeWindow: '1 hour' },
    body: schemas.mailedTokenBodySchema,
    response: schemas.receivedInvitationSchema,
    handler: readInvitation,
  }),
  acceptInvitation: post(paths.acceptInvitation(':id'), {
    ...member,
    summary: 'Join a firm',
    description:
      'Accepts an invitation to the address of the viewer: one of their list or, with its token, that of the mailed link, which proves the address. For who is in no firm.',
    errors: [
      'firm.invitation_not_found',
      'firm.invitation_invalid',
      'firm.invitation_foreign',
      'firm.in_one',
    ],
    body: schemas.answerInvitationBodySchema,
    handler: acceptInvitation,
  }),
  declineInvitation: post(paths.declineInvitation(':id'), {
    ...member,
    summary: 'Decline an invitation to a firm',
    description: 'Ends an invitation to the address of the viewer. Nobody is told.',
    errors: ['firm.invitation_not_found', 'firm.invitation_invalid', 'firm.invitation_foreign'],
    body: schemas.answerInvitationBodySchema,
    handler: declineInvitation,
  }),
};
