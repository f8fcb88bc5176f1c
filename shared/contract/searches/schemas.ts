/** The schemas and rules of saved searches. */
export { byFit, fitOf, suits } from './fit.rules.ts';
export { fitPageSchema } from './fit.schema.ts';
export {
  savedSearchBodySchema,
  savedSearchPageSchema,
  savedSearchPatchSchema,
  savedSearchSchema,
} from './saved-search.schema.ts';
export { isFoundBy } from './search.rules.ts';
