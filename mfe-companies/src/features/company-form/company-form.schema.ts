import { COUNT, TEXT } from '@handover/shared/contract';
import { officesRule, revenuesRule, rules, yup } from '@handover/shared/forms';

export const companyFormSchema = yup.object({
  id: yup.number().nullable().default(null),
  name: rules.requiredText({ min: TEXT.companyNameMin, max: TEXT.companyNameMax }),
  sectors: rules.choices({ min: 1, max: COUNT.sectors }),
  sub_sectors: rules.choices({ max: COUNT.subSectors }),
  website: rules.url(),
  phone: rules.phone(),
  activity: rules.text({ max: TEXT.longMax }),
  country: yup.string().nullable().default(null),
  region: yup.string().nullable().default(null),
  city: rules.text({ max: TEXT.placeMax }),
  zip_code: rules.text({ max: TEXT.zipCodeMax }),
  offices: officesRule(),
  currency: rules.choice(),
  revenues: revenuesRule(),
});
