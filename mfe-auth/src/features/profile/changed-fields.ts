import type { User } from '@handover/shared/contract';

const FIELDS = ['first_name', 'last_name', 'linkedin_url', 'phone'] as const;

export interface ProfileValues extends Pick<User, (typeof FIELDS)[number]> {
  /** Undefined: as it is; null: taken away. */
  image: File | null | undefined;
}

export const profileValues = (user: User): ProfileValues => ({
  first_name: user.first_name,
  last_name: user.last_name,
  linkedin_url: user.linkedin_url,
  phone: user.phone,
  image: undefined,
});

/** What differs from the stored profile, as the multipart body; undefined when nothing does. */
export function changedFields(user: User, { image, ...values }: ProfileValues): FormData | undefined {
  const body = new FormData();
  for (const field of FIELDS) {
    const next = (values[field] ?? '').trim();
    if (next !== user[field]) body.set(field, next);
  }
  if (image) body.set('image', image);
  else if (image === null && user.image) body.set('image', '');
  return [...body.keys()].length > 0 ? body : undefined;
}
