import { DEAL_PHASES } from '../vocabulary.ts';

/** The periods to choose from, in days until now. */
export const FIGURE_PERIODS = [30, 90, 365] as const;
/** The equal parts of a period that a trend counts. */
export const TREND_PARTS = 12;
/** Where the deals of a period stand now: in a phase, paused ones too, or ended. */
export const DEAL_STANDS = [...DEAL_PHASES, 'completed', 'cancelled'] as const;

export type FigurePeriod = (typeof FIGURE_PERIODS)[number];
export type DealStand = (typeof DEAL_STANDS)[number];
