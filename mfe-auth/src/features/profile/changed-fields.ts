import type { User } from '@handover/shared/contract';

export type ProfileValues = Pick<User, 'first_name' | 'last_name' | 'linkedin_url' | 'phone'>;

const FIELDS = ['first_name', 'last_name', 'linkedin_url', 'phone'] as const;

export const profileValues = (user: User): ProfileValues => ({
  first_name: user.first_name,
  last_name: user.last_name,
  linkedin_url: user.linkedin_url,
  phone: user.phone,
});

/** What differs from the stored profile, as the multipart body; undefined when nothing does. */
export function changedFields(user: User, values: ProfileValues, image?: File): FormData | undefined {
  const body = new FormData();
  for (const field of FIELDS) {
    const next = (values[field] ?? '').trim();
    if (next !== user[field]) body.set(field, next);
  }
  if (image) body.set('image', image);
  return [...body.keys()].length > 0 ? body : undefined;
}
