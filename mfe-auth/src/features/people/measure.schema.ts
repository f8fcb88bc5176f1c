import { rules, yup } from '@handover/shared/forms';

/** The limits of the server. */
export const REASON = { min: 10, max: 1000 };

export const measureSchema = yup.object({ reason: rules.requiredText(REASON) });
