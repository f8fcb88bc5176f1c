/** The types of firms, their people, and invitations. */
export type {
  Firm,
  FirmBody,
  FirmInvitation,
  FirmMember,
  InviteBody,
  MyFirm,
  PublicFirm,
  ReceivedInvitation,
} from './firm.schema.ts';
