import { z } from 'zod';
import { publicFirmSchema } from '../firms/firm.schema.ts';
import { releaseChangeSchema } from '../release.schema.ts';
import { EDITED_LISTS } from '../staff/house-lists.ts';
import {
  idSchema,
  idTextSchema,
  lineSchema,
  pageOf,
  pageQuerySchema,
  textSchema,
  timeSchema,
} from '../wire/wire.schema.ts';
import { buyerProfileSchema } from './buyer-profile.schema.ts';

/** The measures of staff against an account; each has a reason that its owner is told. */
const PERSON_MEASURES = ['signed_out', 'suspended', 'restored', 'factors_removed'] as const;

/** An account as staff see it. */
const personSchema = z
  .object({
    id: idSchema,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    email_proven: z.boolean(),
    is_staff: z.boolean(),
    has_second_factor: z.boolean(),
    /** The time of the suspension; null if there is none. */
    suspended_at: timeSchema.nullable(),
    created_at: timeSchema,
    /** How many sessions are open. */
    sessions: z.int().min(0),
    /** The session that was used last; null if none is open. */
    last_used_at: timeSchema.nullable(),
    opportunities: z.int().min(0),
    /** Active and paused ones. */
    deals: z.int().min(0),
  })
  .meta({ id: 'Person' });
export const personPageSchema = pageOf(personSchema).meta({ id: 'PersonPage' });
export const personQuerySchema = pageQuerySchema.extend({
  /** A part of the name or the e-mail address; none: who is suspended. */
  search: z.union([z.literal(''), lineSchema({ min: 3, max: 100 })]).default(''),
});
const personMeasureSchema = z.object({
  kind: z.enum(PERSON_MEASURES),
  reason: z.string(),
  /** The member of staff; null once that account is closed. */
  by: z.string().nullable(),
  at: timeSchema,
});
export const personDetailSchema = personSchema
  .extend({
    /** The measures that staff took, the latest first. */
    measures: z.array(personMeasureSchema),
    /** Null if they are in none. */
    firm: publicFirmSchema.nullable(),
    /** Null if it is not filled in. */
    buyer_profile: buyerProfileSchema.nullable(),
  })
  .meta({ id: 'PersonDetail' });
export const personMeasureBodySchema = z
  .object({ kind: z.enum(PERSON_MEASURES), reason: textSchema({ min: 10, max: 1000 }) })
  .meta({ id: 'PersonMeasureBody' });

const AUDIT_KINDS = [
  'signed_in',
  'sign_in_failed',
  'session_ended',
  'email_changed',
  'password_changed',
  'factor_added',
  'factor_removed',
  'recovery_code_used',
  'identity_linked',
  'identity_removed',
  'account_closed',
  'staff_granted',
  'staff_revoked',
  'people_searched',
  'person_read',
  'person_signed_out',
  'person_suspended',
  'person_restored',
  'person_factors_removed',
  'funds_shown',
  'firm_joined',
  'firm_role_changed',
  'firm_left',
  'delegation_given',
  'delegation_accepted',
  'delegation_declined',
  'delegation_changed',
  'delegation_ended',
  'offered_by_adviser',
  'api_key_made',
  'api_key_revoked',
  'audit_read',
  'failures_read',
  'failures_retried',
  'list_edited',
  'reports_read',
  'report_decided',
  'audit_shortened',
  'moderated',
  'private_data_read',
  'deal_read',
  'file_read',
  'released',
  'rolled_back',
] as const;
/** `name` is null once the account is closed. */
const auditPersonSchema = z.object({ id: idSchema, name: z.string().nullable() }).nullable();
/** An event of an account, of private data or of a release. */
const auditEventSchema = z
  .object({
    /** 1, 2, 3 without a gap. */
    id: idSchema,
    at: timeSchema,
    kind: z.enum(AUDIT_KINDS),
    /** The actor; null if nobody was signed in, or if the server did it. */
    actor: auditPersonSchema,
    /** The adviser who acted for the actor. */
    acted_by: auditPersonSchema,
    /** Whose account it is about. */
    person: auditPersonSchema,
    opportunity: idSchema.nullable(),
    deal: idSchema.nullable(),
    /** The entry that staff have edited. */
    entry: z.object({ list: z.enum(EDITED_LISTS), id: idSchema }).nullable(),
    /** Events of the release store name the account of the release tool, which knows no users. */
    release: z
      .object({
        number: z.int(),
        set: z.string(),
        at: z.string(),
        by: z.string(),
        changes: z.array(releaseChangeSchema),
      })
      .nullable(),
  })
  .meta({ id: 'AuditEvent' });
export const auditEventPageSchema = pageOf(auditEventSchema).meta({ id: 'AuditEventPage' });
export const auditEventQuerySchema = pageQuerySchema.extend({
  kind: z.enum(AUDIT_KINDS).optional(),
  /** The actor, or the person whose account it is about. */
  person: idTextSchema.optional(),
});
/** Whether the log is as it was written. */
export const auditChainSchema = z
  .object({
    count: z.int().min(0),
    /** The hash of the last event. Noted elsewhere, it shows later whether events were cut off at the end. */
    hash: z.string(),
    /** The first event that is not as it was written; null if all are. */
    broken: z.int().nullable(),
  })
  .meta({ id: 'AuditChain' });

export type PersonQuery = z.output<typeof personQuerySchema>;
export type PersonMeasureKind = (typeof PERSON_MEASURES)[number];
export type Person = z.infer<typeof personSchema>;
export type PersonDetail = z.infer<typeof personDetailSchema>;
export type PersonMeasureBody = z.input<typeof personMeasureBodySchema>;
export type AuditEventQuery = z.output<typeof auditEventQuerySchema>;
export type AuditKind = (typeof AUDIT_KINDS)[number];
export type AuditEvent = z.infer<typeof auditEventSchema>;
export type AuditChain = z.infer<typeof auditChainSchema>;
