import { z } from 'zod';
import { MOVES } from '../vocabulary.ts';
import { timeSchema } from '../wire/wire.schema.ts';

/** Every next step that the server knows; the client has a sentence for each. */
const NEXT_STEP_CODES = [
  'company.buyer',
  'company.seller',
  'introduction.buyer',
  'introduction.seller',
  'afterLetter.buyer.declined',
  'afterLetter.buyer.expired',
  'afterLetter.buyer.withdrawn',
  'afterLetter.seller.declined',
  'afterLetter.seller.expired',
  'afterLetter.seller.withdrawn',
  'bidsClosed.buyer',
  'bidsClosed.seller',
  'sealed.buyer',
  'sealed.seller',
  'counter.buyer',
  'counter.seller',
  'loi.buyer',
  'loi.seller',
  'proposal.buyer',
  'due_diligence.buyer',
  'due_diligence.seller',
  'due_diligence.buyer_ended',
  'due_diligence.seller_ended',
  'spa.buyer',
  'spa.seller',
  'spa.buyer_ended',
  'spa.seller_ended',
  'closing.buyer',
  'closing.seller',
  'closing.buyer_ended',
  'closing.seller_ended',
  'completion.buyer',
  'completion.seller',
  'completionAnnounced.buyer',
  'completionAnnounced.seller',
  'questions.buyer',
  'questions.seller',
  'paused.byViewer',
  'paused.byOther',
  'paused.byOtherResumable',
  'paused.exclusivity_requester',
  'paused.exclusivity_owner',
  'completed.seller',
  'completed.buyer',
  'cancelled.sold',
  'cancelled.other',
] as const;

/** The next step of a deal, which the server decides. */
export const nextStepSchema = z
  .object({
    /** Whose turn it is, as the viewer sees it. */
    move: z.enum(MOVES),
    code: z.enum(NEXT_STEP_CODES),
    /** The end of the day by which it has to be done or the exclusivity ends, in the zone of the marketplace; null if nothing ends. */
    deadline: timeSchema.nullable(),
    /** When that began. */
    since: timeSchema,
  })
  .meta({ id: 'NextStep' });

export type NextStep = z.infer<typeof nextStepSchema>;
