import { z } from 'zod';
import { idSchema, pageOf, timeSchema } from '../wire/wire.schema.ts';
import { FAILURE_CAUSES, JOB_NAMES, MAIL_KINDS, UNSENT_STATES } from './failure-kinds.ts';

const failure = {
  id: idSchema,
  /** The first failure since it last succeeded, and the latest. */
  since: timeSchema,
  last_failed_at: timeSchema,
  /** How often it has failed since then. */
  failures: z.int().min(1),
  cause: z.enum(FAILURE_CAUSES),
  /** The code of the error, for a look into the logs; never its text, which may quote data. */
  code: z.string().nullable(),
};
/** A mail that could not be sent. */
const failedMailSchema = z
  .object({
    ...failure,
    kind: z.enum(MAIL_KINDS),
    to: z.string(),
    state: z.enum(UNSENT_STATES),
    /** The next attempt; null if none is planned, or if its job decides. */
    next_try_at: timeSchema.nullable(),
  })
  .meta({ id: 'FailedMail' });
export const failedMailPageSchema = pageOf(failedMailSchema).meta({ id: 'FailedMailPage' });
/** A job whose last run failed. */
const failedJobSchema = z
  .object({
    ...failure,
    name: z.enum(JOB_NAMES),
    /** How many records of the last run failed, if the rest of it was done; null if all of it failed. */
    records: z.int().min(1).nullable(),
    /** Whether it runs within a minute, as staff wish. */
    asked: z.boolean(),
  })
  .meta({ id: 'FailedJob' });
export const failedJobPageSchema = pageOf(failedJobSchema).meta({ id: 'FailedJobPage' });
/** How many are tried again. */
export const retriedSchema = z.object({ count: z.int().min(0) }).meta({ id: 'Retried' });

export type FailedMail = z.infer<typeof failedMailSchema>;
export type FailedJob = z.infer<typeof failedJobSchema>;
export type Retried = z.infer<typeof retriedSchema>;
