import { type BackgroundImage, paths } from '@handover/shared/contract';
import { type SQL, sql } from 'drizzle-orm';

/** What a row of files says of a picture. */
export interface StoredImage {
  id: number;
  key: string;
}

/** The picture whose id stands in a column, e.g. of a listing; null where none is chosen. */
export const backgroundImageColumn = (chosen: SQL) =>
  sql<StoredImage | null>`(select jsonb_build_object('id', f.id, 'key', f.storage_key) from files f
    where f.id = ${chosen} and f.kind = 'background_image' and f.hidden_at is null)`;

/** The random name in the address protects it: pictures of unpublished listings can't be found by counting ids. */
export const backgroundImageView = ({ id, key }: StoredImage): BackgroundImage => ({
  id,
  image: paths.backgroundImage(id, key.split('/').at(-1) ?? ''),
});
