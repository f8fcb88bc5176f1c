import { type ReportBody, type ReportReason, TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

/** The order of the list. The compiler checks that none is missing. */
const ALL: Record<ReportReason, true> = {
  illegal: true,
  fraud: true,
  rights: true,
  personal_data: true,
  other: true,
};
export const REASONS = Object.keys(ALL) as ReportReason[];

export interface ReportValues {
  reason: string;
  explanation: string;
  name: string;
  email: string;
  good_faith: boolean;
}

export const NO_REPORT: ReportValues = {
  reason: '',
  explanation: '',
  name: '',
  email: '',
  good_faith: false,
};

export const reportSchema = (goodFaithRequired: string) =>
  yup.object({
    reason: yup.string().default('').required('requiredField').oneOf(REASONS),
    explanation: rules.requiredText({ min: TEXT.storyMin, max: TEXT.longMax }),
    name: rules.optionalLine({ max: TEXT.contactNameMax }),
    email: rules.optionalEmail(),
    good_faith: rules.ticked(goodFaithRequired),
  });

/** The server knows name and address of who is signed in. */
export const toReport = ({ reason, name, email, ...values }: ReportValues): ReportBody => ({
  ...values,
  reason: reason as ReportReason,
  good_faith: true,
  name: name || undefined,
  email: email || undefined,
});
