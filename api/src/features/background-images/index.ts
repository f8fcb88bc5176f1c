/** The entry point of background images: the pictures a listing wears. */
export { backgroundImageColumn, backgroundImageView } from './background-image-view.ts';
export { backgroundImageRoutes } from './background-images.routes.ts';
export { checkBackgroundImage } from './background-images.sql.ts';
