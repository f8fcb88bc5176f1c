import { rules, yup } from '@handover/shared/forms';

/** The picture field validates the picture itself. */
export const profileSchema = yup.object({
  first_name: rules.name(),
  last_name: rules.name(),
  linkedin_url: rules.linkedIn(),
  phone: rules.phone(),
  image: yup.mixed().nullable(),
});
