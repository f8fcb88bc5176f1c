import { type OpportunityType, TEXT } from '@handover/shared/contract';
import { officesRule, revenuesRule, rules, yup } from '@handover/shared/forms';

const sale = (hasFigures: boolean) =>
  yup.object({
    ...rules.sale(),
    company_name: rules.requiredText({ min: TEXT.companyNameMin, max: TEXT.companyNameMax }),
    website: rules.url(),
    phone: rules.phone(),
    city: rules.text({ max: TEXT.placeMax }),
    zip_code: rules.text({ max: TEXT.zipCodeMax }),
    offices: officesRule(),
    currency: rules.currency(),
    // A copy that has no figures may stay without.
    revenues: revenuesRule(hasFigures ? 1 : 0),
  });

export const dealSchema = (type: OpportunityType, hasFigures: boolean): yup.AnyObjectSchema =>
  type === 'sell' ? sale(hasFigures) : yup.object(rules.mandate());
