import { rules, yup } from '@handover/shared/forms';

/** The picture is judged where it is chosen. */
export const profileSchema = yup.object({
  first_name: rules.name(),
  last_name: rules.name(),
  linkedin_url: rules.url(),
  phone: rules.phone(),
  image: yup.mixed().nullable(),
});
