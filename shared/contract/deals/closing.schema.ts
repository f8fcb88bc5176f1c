import { z } from 'zod';
import { fileSchema } from '../companies/business.schema.ts';
import { DEAL_SIDES } from '../vocabulary.ts';
import { dateSchema, idSchema, lineSchema, textSchema, timeSchema } from '../wire/wire.schema.ts';
import {
  CLOSING_ACTIONS,
  CLOSING_KINDS,
  CLOSING_MAX,
  CLOSING_OWNERS,
  CLOSING_STATES,
  VERSION_ACTIONS,
} from './closing-states.ts';

/** Who did something, and when. */
const doneBySchema = z
  .object({
    side: z.enum(DEAL_SIDES),
    /** Null once the account is closed, '' where the reader may not know the name. */
    person: z.string().nullable(),
    /** The adviser who did it for them, with their firm. */
    acted_by: z.string().optional(),
    at: timeSchema,
  })
  .meta({ id: 'ClosingDoneBy' });

const closingFileSchema = z
  .object({
    side: z.enum(DEAL_SIDES),
    file: fileSchema,
    /** The viewer may take it away. */ mine: z.boolean(),
  })
  .meta({ id: 'ClosingFile' });

/** A line of the list of the closing, as the viewer sees it. */
const closingLineSchema = z
  .object({
    id: idSchema,
    /** 1, 2, 3 in a deal; it stays when another one is removed. */
    number: z.number().int(),
    kind: z.enum(CLOSING_KINDS),
    title: z.string(),
    owed_by: z.enum(CLOSING_OWNERS),
    /** The side that wrote it, and may edit it. */
    written_by: z.enum(DEAL_SIDES),
    due_on: dateSchema.nullable(),
    state: z.enum(CLOSING_STATES),
    /** The last move; null while there was none. */
    moved: doneBySchema.nullable(),
    /** Why it was opened again, or is not needed. */
    reason: z.string(),
    /** Documents of both sides that the viewer may read now. */
    files: z.array(closingFileSchema),
    /** Whether it waits for the viewer's side: to do it, or to confirm it. */
    mine: z.boolean(),
    actions: z.array(z.enum(CLOSING_ACTIONS)),
    updated_at: timeSchema,
  })
  .meta({ id: 'ClosingLine' });

/** A version of an agreement. Nothing takes its place: the next one follows. */
const agreementVersionSchema = z
  .object({
    id: idSchema,
    /** 1, 2, 3 in its agreement. */
    number: z.number().int(),
    uploaded: doneBySchema,
    note: z.string(),
    /** Null while the viewer may not read it. */
    file: fileSchema.nullable(),
    /** The sides that have marked it as the agreed one. */
    marked_by: z.array(z.enum(DEAL_SIDES)),
    /** Both sides have. */
    is_agreed: z.boolean(),
    /** The copy that was signed. */
    signed: z
      .object({ file: fileSchema.nullable(), attached: doneBySchema, confirmed: doneBySchema.nullable() })
      .nullable(),
    actions: z.array(z.enum(VERSION_ACTIONS)),
  })
  .meta({ id: 'AgreementVersion' });

const dealAgreementSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** A further version may be added. */
    may_add: z.boolean(),
    /** The newest first. */
    versions: z.array(agreementVersionSchema),
  })
  .meta({ id: 'DealAgreement' });

/** The closing of a deal: its list and its agreements. Empty before the phase of the SPA. */
export const closingSchema = z
  .object({
    /** Lines and agreements may be added. */
    may_write: z.boolean(),
    lines: z.array(closingLineSchema),
    agreements: z.array(dealAgreementSchema),
  })
  .meta({ id: 'Closing' });

const lineFields = {
  kind: z.enum(CLOSING_KINDS),
  title: textSchema({ min: 2, max: CLOSING_MAX.title }),
  owed_by: z.enum(CLOSING_OWNERS),
  due_on: dateSchema.nullable(),
};
const newClosingLineSchema = z.object({ ...lineFields, due_on: lineFields.due_on.default(null) });
export const closingLinesBodySchema = z
  .object({ lines: z.array(newClosingLineSchema).min(1).max(CLOSING_MAX.lines) })
  .meta({ id: 'ClosingLinesBody' });
export const closingLinePatchSchema = z.object(lineFields).partial().meta({ id: 'ClosingLinePatch' });
/** A line that is opened again by the other side, or is not needed, has a reason. */
export const closingMoveSchema = z
  .object({ state: z.enum(CLOSING_STATES), reason: textSchema({ max: CLOSING_MAX.reason }).default('') })
  .meta({ id: 'ClosingMove' });
export const closingFileChoiceSchema = z.object({ file_id: idSchema }).meta({ id: 'ClosingFileChoice' });

const note = textSchema({ max: CLOSING_MAX.note }).default('');
/** A named agreement, with its first version as `file`. */
export const agreementBodySchema = z
  .object({ name: lineSchema({ min: 2, max: CLOSING_MAX.name }), note })
  .meta({ id: 'AgreementBody' });
/** A further version as `file`. */
export const versionBodySchema = z.object({ note }).meta({ id: 'AgreementVersionBody' });
export const versionMarkSchema = z.object({ agreed: z.boolean() }).meta({ id: 'AgreementVersionMark' });
/** The other side confirms the signed copy; either side takes it away, until it is confirmed. */
export const signedAnswerSchema = z.object({ confirmed: z.boolean() }).meta({ id: 'SignedCopyAnswer' });

export type Closing = z.infer<typeof closingSchema>;
export type ClosingLine = z.infer<typeof closingLineSchema>;
export type ClosingDoneBy = z.infer<typeof doneBySchema>;
export type DealAgreement = z.infer<typeof dealAgreementSchema>;
export type AgreementVersion = z.infer<typeof agreementVersionSchema>;
export type NewClosingLine = z.output<typeof newClosingLineSchema>;
export type ClosingLinesBody = z.input<typeof closingLinesBodySchema>;
export type ClosingLinePatch = z.input<typeof closingLinePatchSchema>;
export type ClosingMove = z.input<typeof closingMoveSchema>;
