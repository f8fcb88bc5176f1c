import {
  backgroundImageFieldsSchema,
  backgroundImagePageSchema,
  backgroundImageQuerySchema,
  backgroundImageSchema,
} from '@handover/shared/contract';
import { type Route, route } from '../../http/route.ts';
import { backgroundRule } from '../../storage/file-rule.ts';
import { addImage } from './handlers/add-image.ts';
import { listImages } from './handlers/list-images.ts';
import { imageParamsSchema, readImage } from './handlers/read-image.ts';

const url = '/api/sub_sector_background_images/';

export const backgroundImageRoutes: Route[] = [
  route({
    method: 'GET',
    url,
    access: 'anyone',
    summary: 'Background images to choose from: those of the house and my own',
    query: backgroundImageQuerySchema,
    answer: backgroundImagePageSchema,
    handler: listImages,
  }),
  route({
    method: 'POST',
    url,
    access: 'signed-in',
    summary: 'Add a background image',
    status: 201,
    files: { image: backgroundRule },
    body: backgroundImageFieldsSchema,
    answer: backgroundImageSchema,
    handler: addImage,
  }),
  route({
    method: 'GET',
    url: '/api/background_images/:id/:name',
    access: 'guest',
    summary: 'A background image',
    params: imageParamsSchema,
    handler: readImage,
  }),
];
