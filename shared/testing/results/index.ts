/** The results that the test runners write for the report at the end of `pnpm test`. */
export {
  folderOf,
  type Progress,
  progressFile,
  type Results,
  resultsFile,
  type TestOutcome,
} from './results.ts';
export { beginningOf, writeProgress, writeResults } from './write-results.ts';
