import { rules, yup } from '@handover/shared/forms';

export interface AttachCompanyValues {
  company_id: string;
}

export const attachCompanySchema = () => yup.object({ company_id: rules.choice() });
