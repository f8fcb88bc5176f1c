import { TEXT } from '@handover/shared/contract';
import { officesRule, revenuesRule, rules, yup } from '@handover/shared/forms';

export const companyFormSchema = yup.object({
  id: yup.number().nullable().default(null),
  name: rules.requiredText({ min: TEXT.companyNameMin, max: TEXT.companyNameMax }),
  sectors: rules.sectors(),
  sub_sectors: rules.subSectors(),
  website: rules.url(),
  phone: rules.phone(),
  activity: rules.text({ max: TEXT.longMax }),
  country: rules.optionalChoice(),
  region: rules.optionalChoice(),
  city: rules.text({ max: TEXT.placeMax }),
  zip_code: rules.text({ max: TEXT.zipCodeMax }),
  offices: officesRule(),
  currency: rules.currency(),
  revenues: revenuesRule(),
});
