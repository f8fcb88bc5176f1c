/** Why a listing is reported, as article 16 of the EU's Digital Services Act means. */
export const REPORT_REASONS = ['illegal', 'fraud', 'rights', 'personal_data', 'other'] as const;
/** What staff decide about a report: nothing, or that the listing is taken down. */
export const REPORT_DECISIONS = ['no_action', 'taken_down'] as const;
/** Reports that wait for a decision, and those that have one. */
export const REPORT_STATES = ['open', 'decided'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
export type ReportState = (typeof REPORT_STATES)[number];
