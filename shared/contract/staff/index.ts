/** What staff see and do in their room. */
export type { Review } from '../opportunities/review.schema.ts';
export type { FailureCause, JobName, MailKind, UnsentState } from './failure-kinds.ts';
export type { FailedJob, FailedMail, Retried } from './failures.schema.ts';
export {
  DEAL_STANDS,
  type DealStand,
  FIGURE_PERIODS,
  type FigurePeriod,
  TREND_PARTS,
} from './figure-kinds.ts';
export type { MarketFigures } from './market-figures.schema.ts';
