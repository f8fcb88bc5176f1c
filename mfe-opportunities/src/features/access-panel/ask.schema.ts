import { TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

export interface AskValues {
  nda_accepted: boolean;
  message: string;
}

export const askSchema = (unticked: string) =>
  yup.object({ nda_accepted: rules.ticked(unticked), message: rules.text({ max: TEXT.longMax }) });
