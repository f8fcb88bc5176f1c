import { TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

/** The picture field validates the picture itself. */
export const profileSchema = yup.object({
  first_name: rules.name(),
  last_name: rules.name(),
  company: rules.optionalLine({ max: TEXT.companyNameMax }),
  role: rules.optionalLine({ max: TEXT.lineMax }),
  place: rules.optionalLine({ max: TEXT.placeMax }),
  spoken_languages: rules.optionalLine({ max: TEXT.lineMax }),
  website: rules.url(),
  linkedin_url: rules.linkedIn(),
  about: rules.text({ max: TEXT.aboutMax }),
  phone: rules.phone(),
  image: yup.mixed().nullable(),
});
