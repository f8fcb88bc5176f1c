/** The entry point of background images: the images behind the teasers. */
export { backgroundImageView } from './background-image-view.ts';
export { backgroundImageRoutes } from './background-images.routes.ts';
export {
  backgroundImageColumn,
  checkBackgroundImage,
  findImage,
  readImageName,
} from './background-images.sql.ts';
