import { z } from 'zod';
import { emailSchema } from '../account/account.schema.ts';
import { errorCode } from '../errors/errors.ts';
import { TEXT } from '../limits.ts';
import {
  dateSchema,
  idSchema,
  idTextSchema,
  pageOf,
  pageQuerySchema,
  textSchema,
  timeSchema,
} from '../wire/wire.schema.ts';
import { DELEGATION_RIGHTS, DELEGATION_SCOPES, rightsFor } from './delegation-rights.ts';

/** The person for whom the viewer acts in a response, and how far; absent of what is the viewer's own. */
export const actingForSchema = z
  .object({
    delegation_id: idSchema,
    name: z.string(),
    scope: z.enum(DELEGATION_SCOPES),
    right: z.enum(DELEGATION_RIGHTS),
    /** The viewer may accept letters and complete sales, too. */
    may_accept: z.boolean(),
  })
  .meta({ id: 'ActingFor' });

/** `invited`: not answered yet. `expired`: the last day is over. */
const DELEGATION_STATES = ['invited', 'active', 'declined', 'ended', 'expired'] as const;

const subject = {
  scope: z.enum(DELEGATION_SCOPES),
  /** The id of a company for `company`, of an opportunity for `opportunity` and `deals`, of a deal for `deal`. */
  subject_id: idSchema,
};
const terms = {
  right: z.enum(DELEGATION_RIGHTS),
  /** What the owner has typed to let the adviser accept letters and complete sales; null keeps that to the owner. */
  acceptance_words: textSchema({ min: TEXT.acceptanceWordsMin, max: TEXT.acceptanceWordsMax }).nullable(),
  /** The last day, in the marketplace's zone. */
  ends_on: dateSchema,
};

export const delegationSchema = z
  .object({
    id: idSchema,
    /** Whether the viewer has given it, or is the adviser. */
    side: z.enum(['given', 'received']),
    /** The other person: their name, or the address that was invited while nobody has accepted. */
    person: z.string(),
    /** The other person's firm; null without one. */
    firm: z.string().nullable(),
    ...subject,
    /** The name of the company, or the title of the project. */
    subject: z.string(),
    ...terms,
    acceptance_words: z.string().nullable(),
    state: z.enum(DELEGATION_STATES),
    created_at: timeSchema,
    accepted_at: timeSchema.nullable(),
    ended_at: timeSchema.nullable(),
  })
  .meta({ id: 'Delegation' });
export const delegationPageSchema = pageOf(delegationSchema).meta({ id: 'DelegationPage' });
export const delegationQuerySchema = pageQuerySchema.extend({
  side: z.enum(['given', 'received']).optional(),
  /** `true`: those by which something can be done now. */
  active: z.enum(['true', 'false']).optional(),
});

const fitsScope = ({
  scope,
  right,
}: {
  scope: (typeof DELEGATION_SCOPES)[number];
  right: (typeof DELEGATION_RIGHTS)[number];
}) => rightsFor(scope).includes(right);
export const delegationBodySchema = z
  .object({ email: emailSchema, ...subject, ...terms, ends_on: dateSchema.optional() })
  .partial({ acceptance_words: true })
  .refine(fitsScope, { message: errorCode('value.invalid'), path: ['right'] })
  .meta({ id: 'DelegationBody' });
export const delegationPatchSchema = z.object(terms).partial().meta({ id: 'DelegationPatch' });
export const delegationAnswerSchema = z.object({ accepted: z.boolean() }).meta({ id: 'DelegationAnswer' });

/** The part of a list's query by which an adviser reads the list of somebody else. */
export const actingForQuery = { acting_for: idTextSchema.optional() };

export type ActingFor = z.infer<typeof actingForSchema>;
export type Delegation = z.infer<typeof delegationSchema>;
export type DelegationState = Delegation['state'];
export type DelegationQuery = z.output<typeof delegationQuerySchema>;
export type DelegationBody = z.input<typeof delegationBodySchema>;
export type DelegationPatch = z.input<typeof delegationPatchSchema>;
