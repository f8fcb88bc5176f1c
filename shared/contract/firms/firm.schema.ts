import { z } from 'zod';
import { emailSchema } from '../account/account.schema.ts';
import { TEXT } from '../limits.ts';
import {
  idSchema,
  idTextSchema,
  lineSchema,
  pageOf,
  textSchema,
  timeSchema,
  webAddressSchema,
} from '../wire/wire.schema.ts';
import { FIRM_KINDS, FIRM_ROLES, LEAVINGS } from './firm-roles.ts';

/** What others read of a firm. */
export const publicFirmSchema = z
  .object({
    name: z.string(),
    kind: z.enum(FIRM_KINDS),
    country: idSchema,
    website: z.string(),
    logo: z.string().nullable(),
  })
  .meta({ id: 'PublicFirm' });

/** What its own people read of it. */
const firmSchema = publicFirmSchema
  .extend({ id: idSchema, about: z.string(), created_at: timeSchema })
  .meta({ id: 'Firm' });

/** An invitation, for the person who was invited. */
export const receivedInvitationSchema = z
  .object({
    id: idSchema,
    firm: publicFirmSchema,
    role: z.enum(FIRM_ROLES),
    /** The address that it was sent to, which the account has to have. */
    email: z.string(),
    expires_at: timeSchema,
  })
  .meta({ id: 'ReceivedFirmInvitation' });

/** An invitation, for the owners of the firm. */
const firmInvitationSchema = z
  .object({
    id: idSchema,
    email: z.string(),
    role: z.enum(FIRM_ROLES),
    expires_at: timeSchema,
    is_expired: z.boolean(),
  })
  .meta({ id: 'FirmInvitation' });
export const firmInvitationPageSchema = pageOf(firmInvitationSchema).meta({ id: 'FirmInvitationPage' });

const firmMemberSchema = z
  .object({
    /** The id of the person. */
    id: idSchema,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    image: z.string().nullable(),
    role: z.enum(FIRM_ROLES),
    is_me: z.boolean(),
    joined_at: timeSchema,
  })
  .meta({ id: 'FirmMember' });
export const firmMemberPageSchema = pageOf(firmMemberSchema).meta({ id: 'FirmMemberPage' });

/** The firm of the viewer, and who invites them to another. */
export const myFirmSchema = z
  .object({
    /** Null if the viewer is in none. */
    firm: firmSchema.nullable(),
    role: z.enum(FIRM_ROLES).nullable(),
    /** What leaving it does; null if the viewer is in none. */
    leaving: z.enum(LEAVINGS).nullable(),
    /** Those that hold; empty while the e-mail address is not proven. */
    invitations: z.array(receivedInvitationSchema),
  })
  .meta({ id: 'MyFirm' });

const fields = z.object({
  name: lineSchema({ min: TEXT.companyNameMin, max: TEXT.companyNameMax }),
  kind: z.enum(FIRM_KINDS),
  country: idTextSchema,
  website: webAddressSchema,
  about: textSchema({ max: TEXT.firmAboutMax }),
});
const { name, kind, country } = fields.shape;
/** The text parts of the multipart body; `logo` is its file part. */
export const foundFirmBodySchema = fields
  .partial()
  .extend({ name, kind, country })
  .meta({ id: 'FoundFirmBody' });
/** A field that is left out stays as it is; an empty `logo` removes the logo. */
export const firmFieldsSchema = fields
  .partial()
  .extend({ logo: z.literal('').optional() })
  .meta({ id: 'FirmFields' });

const role = z.enum(FIRM_ROLES);
export const inviteBodySchema = z.object({ email: emailSchema, role }).meta({ id: 'InviteBody' });
export const firmRoleBodySchema = z.object({ role }).meta({ id: 'FirmRoleBody' });
/** The token of the mailed link. Without it, the account has proven the address that was invited. */
export const answerInvitationBodySchema = z
  .object({ token: z.string().min(1).max(500).optional() })
  .nullish()
  .meta({ id: 'AnswerInvitationBody' });

export type PublicFirm = z.infer<typeof publicFirmSchema>;
export type Firm = z.infer<typeof firmSchema>;
export type MyFirm = z.infer<typeof myFirmSchema>;
export type FirmMember = z.infer<typeof firmMemberSchema>;
export type FirmInvitation = z.infer<typeof firmInvitationSchema>;
export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>;
export type InviteBody = z.input<typeof inviteBodySchema>;
export type FirmBody = Omit<z.input<typeof firmFieldsSchema>, 'logo'> & { logo?: Blob | '' };
