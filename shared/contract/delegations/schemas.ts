/** The schemas of delegations. */
export {
  delegationAnswerSchema,
  delegationBodySchema,
  delegationPageSchema,
  delegationPatchSchema,
  delegationQuerySchema,
  delegationSchema,
} from './delegation.schema.ts';
