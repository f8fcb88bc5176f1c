/** The federation panel: what runs in a page, as tables and as JSON. A shell loads it when it is opened. */
export {
  type Ask,
  type Failure,
  type FederationReport,
  type LastBuild,
  pageFacts,
} from './federation-report.ts';
export { sizesOf, timesOf } from './measurements.ts';
export { Panel } from './panel.tsx';
export { measured, releaseReport } from './release-report.ts';
