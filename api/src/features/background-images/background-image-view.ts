import { type BackgroundImage, paths } from '@handover/shared/contract';
import type { StoredImage } from './background-images.sql.ts';

/** The random name in the address protects it: pictures of unpublished listings can't be found by counting ids. */
export const backgroundImageView = ({ id, key }: StoredImage): BackgroundImage => ({
  id,
  image: paths.backgroundImage(id, key.split('/').at(-1) ?? ''),
});
