import { z } from 'zod';
import { DOCUMENT_ACCESS } from '../files/document-access.ts';
import { COUNT, TEXT } from '../limits.ts';
import { DEAL_SIDES } from '../vocabulary.ts';
import { dateSchema, idSchema, lineSchema, textSchema, timeSchema } from '../wire/wire.schema.ts';
import { DILIGENCE_ACTIONS, DILIGENCE_STATES } from './diligence-states.ts';

const section = lineSchema({ min: 1, max: TEXT.sectionMax });
const request = textSchema({ min: 2, max: TEXT.requestMax });
const comment = textSchema({ max: TEXT.commentMax });

/** A document of the data room that a line names, in its present version. Those that the viewer may not see are left out. */
const lineDocumentSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** What the viewer may do with it. */
    access: z.enum(DOCUMENT_ACCESS).exclude(['hidden']),
    /** Tells the seller that the buyer does not see it now. */
    hidden_from_buyer: z.boolean(),
  })
  .meta({ id: 'DiligenceDocument' });

/** A person of the side that owes a line, who is to see to it: its party, or an adviser of it. */
const linePersonSchema = z.object({ id: idSchema, name: z.string() }).meta({ id: 'DiligencePerson' });

const lineFields = {
  id: idSchema,
  deal_id: idSchema,
  section: z.string(),
  /** With the number of the line: 3.2 is the second of the third section. Both stay once the list is sent. */
  section_number: z.number().int(),
  number: z.number().int(),
  request: z.string(),
  /** The side that is to provide it. */
  owed_by: z.enum(DEAL_SIDES),
  /** Told to that side alone. */
  person: linePersonSchema.nullable(),
  due_on: dateSchema.nullable(),
  state: z.enum(DILIGENCE_STATES),
  documents: z.array(lineDocumentSchema),
  comment_count: z.number().int(),
  /** Whether it waits for the viewer: to provide it, or to look at what was provided. */
  mine: z.boolean(),
  /** The actions that the viewer may take now. */
  actions: z.array(z.enum(DILIGENCE_ACTIONS)),
  updated_at: timeSchema,
};

/** A line of the due-diligence list, as the viewer sees it. */
const diligenceLineSchema = z.object(lineFields).meta({ id: 'DiligenceLine' });

/** What somebody wrote on a line, or did with it. */
const diligenceCommentSchema = z
  .object({
    side: z.enum(DEAL_SIDES),
    /** Null once the account is closed, '' where the reader may not know the name any more. */
    person: z.string().nullable(),
    /** The adviser who wrote it for them, with their firm. */
    acted_by: z.string().optional(),
    /** The state that it moved the line to; null of a mere comment. */
    state: z.enum(DILIGENCE_STATES).nullable(),
    text: z.string(),
    created_at: timeSchema,
  })
  .meta({ id: 'DiligenceComment' });

/** A line with what was written on it, the first first. */
export const diligenceLineDetailSchema = z
  .object({ ...lineFields, comments: z.array(diligenceCommentSchema) })
  .meta({ id: 'DiligenceLineDetail' });

/** The due-diligence list of a deal, by section and number: at most 500 lines. The seller side has none before it is sent. */
export const diligenceSchema = z
  .object({
    sent_at: timeSchema.nullable(),
    /** `write`: add lines, edit and remove them. `send`: show the list to the seller side. */
    actions: z.array(z.enum(['write', 'send'])),
    /** The people of the viewer's side whom a line may be given to. */
    people: z.array(linePersonSchema),
    lines: z.array(diligenceLineSchema),
  })
  .meta({ id: 'Diligence' });

const newLineSchema = z.object({
  section,
  request,
  /** The seller side, unless said. */
  owed_by: z.enum(DEAL_SIDES).default('seller'),
  due_on: dateSchema.nullable().default(null),
});
/** A section is known by its name, whatever the case of its letters; a new one comes last. */
export const diligenceLinesBodySchema = z
  .object({ lines: z.array(newLineSchema).min(1).max(COUNT.diligenceLines) })
  .meta({ id: 'DiligenceLinesBody' });

/** Who writes the list changes what is asked for; the side that owes it, who sees to it; the seller, the documents. */
export const diligenceLinePatchSchema = z
  .object({
    section,
    request,
    owed_by: z.enum(DEAL_SIDES),
    due_on: dateSchema.nullable(),
    person_id: idSchema.nullable(),
    /** All that it names from now on. */
    documents: z.array(idSchema).max(COUNT.documentsALine),
  })
  .partial()
  .meta({ id: 'DiligenceLinePatch' });

/** A line that is returned, or does not apply, needs a reason. */
export const diligenceMoveSchema = z
  .object({ state: z.enum(DILIGENCE_STATES), comment: comment.default('') })
  .meta({ id: 'DiligenceMove' });
export const diligenceCommentBodySchema = z
  .object({ comment: textSchema({ min: 1, max: TEXT.commentMax }) })
  .meta({ id: 'DiligenceCommentBody' });

export type Diligence = z.infer<typeof diligenceSchema>;
export type DiligenceLine = z.infer<typeof diligenceLineSchema>;
export type DiligenceLineDetail = z.infer<typeof diligenceLineDetailSchema>;
export type DiligenceComment = z.infer<typeof diligenceCommentSchema>;

export type NewDiligenceLine = z.output<typeof newLineSchema>;
export type DiligenceLinesBody = z.input<typeof diligenceLinesBodySchema>;
export type DiligenceLinePatch = z.input<typeof diligenceLinePatchSchema>;
export type DiligenceMove = z.input<typeof diligenceMoveSchema>;
