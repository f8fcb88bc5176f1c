import type { ProfileBody, User } from '@handover/shared/contract';

const FIELDS = [
  'first_name',
  'last_name',
  'company',
  'role',
  'place',
  'spoken_languages',
  'website',
  'linkedin_url',
  'about',
  'phone',
] as const;

export interface ProfileValues extends Pick<User, (typeof FIELDS)[number]> {
  /** Undefined: unchanged; null: removed. */
  image: File | null | undefined;
}

/** What an older server does not send is empty. */
const textOf = (user: User, field: (typeof FIELDS)[number]) => user[field] ?? '';

export const profileValues = (user: User): ProfileValues => ({
  ...(Object.fromEntries(FIELDS.map((field) => [field, textOf(user, field)])) as Pick<
    User,
    (typeof FIELDS)[number]
  >),
  image: undefined,
});

/** The fields that differ from the stored profile; undefined if none do. */
export function changedFields(user: User, { image, ...values }: ProfileValues): ProfileBody | undefined {
  const body: ProfileBody = {};
  for (const field of FIELDS) {
    const next = (values[field] ?? '').trim();
    if (next !== textOf(user, field)) body[field] = next;
  }
  if (image) body.image = image;
  else if (image === null && user.image) body.image = '';
  return Object.keys(body).length > 0 ? body : undefined;
}
