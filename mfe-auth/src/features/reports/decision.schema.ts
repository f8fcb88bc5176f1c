import { type ReportDecision, TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

/** The order of the choice. The compiler checks that none is missing. */
const ALL: Record<ReportDecision, true> = { no_action: true, taken_down: true };
export const DECISIONS = Object.keys(ALL) as ReportDecision[];

export type DecisionValues = {
  decision: ReportDecision;
  reason: string;
};

export const decisionSchema = yup.object({
  decision: yup.string().oneOf(DECISIONS).required('requiredField'),
  reason: rules.requiredText({ min: TEXT.reasonMin, max: TEXT.longMax }),
});
