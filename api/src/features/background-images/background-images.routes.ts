import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { imageParamsSchema } from '../../http/image-params.ts';
import { get, post, type Routes } from '../../http/route.ts';
import { backgroundRule } from '../../storage/file-rule.ts';
import { addImage } from './handlers/add-image.ts';
import { listImages } from './handlers/list-images.ts';
import { readImage } from './handlers/read-image.ts';

export const backgroundImageRoutes: Routes = {
  listBackgroundImages: get(paths.backgroundImages, {
    access: 'anyone',
    publicRead: {},
    summary: 'List background images',
    description: "Lists the images to choose from: those that come with the product, and the viewer's own.",
    query: schemas.backgroundImageQuerySchema,
    response: schemas.backgroundImagePageSchema,
    handler: listImages,
  }),
  addBackgroundImage: post(paths.backgroundImages, {
    access: 'signed-in',
    provenOnly: true,
    summary: 'Add a background image',
    description:
      "Adds an image for a sub-sector, for the viewer's own opportunities. A person may add 20 a day.",
    errors: ['background_image.unknown_sub_sector', 'background_image.too_many'],
    status: 201,
    files: { image: backgroundRule },
    body: schemas.backgroundImageFieldsSchema,
    response: schemas.backgroundImageSchema,
    handler: addImage,
  }),
  readBackgroundImage: get(paths.backgroundImage(':id', ':name'), {
    access: 'guest',
    summary: 'Read a background image',
    description: 'Gives the image as WebP. Its address is public and stays the same.',
    errors: ['file.lost', 'storage.unreadable'],
    params: imageParamsSchema,
    handler: readImage,
  }),
};
