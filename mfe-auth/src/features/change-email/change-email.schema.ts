import { rules, yup } from '@handover/shared/forms';

export const changeEmailSchema = yup.object({ email: rules.email() });
