import type { ProfileBody, User } from '@handover/shared/contract';

const FIELDS = ['first_name', 'last_name', 'linkedin_url', 'phone'] as const;

export interface ProfileValues extends Pick<User, (typeof FIELDS)[number]> {
  /** Undefined: unchanged; null: removed. */
  image: File | null | undefined;
}

export const profileValues = (user: User): ProfileValues => ({
  first_name: user.first_name,
  last_name: user.last_name,
  linkedin_url: user.linkedin_url,
  phone: user.phone,
  image: undefined,
});

/** The fields that differ from the stored profile; undefined if none do. */
export function changedFields(user: User, { image, ...values }: ProfileValues): ProfileBody | undefined {
  const body: ProfileBody = {};
  for (const field of FIELDS) {
    const next = (values[field] ?? '').trim();
    if (next !== user[field]) body[field] = next;
  }
  if (image) body.image = image;
  else if (image === null && user.image) body.image = '';
  return Object.keys(body).length > 0 ? body : undefined;
}
