import {
  type BackgroundImage,
  type BackgroundImageBody,
  PAGE_SIZE,
  type Paged,
  paths,
} from '@handover/shared/contract';
import { type HttpClient, toFormData, type UploadOptions } from '@handover/shared/http';

export const listBackgroundImages = (http: HttpClient, subSectorId: number, signal?: AbortSignal) =>
  http.get<Paged<BackgroundImage>>(paths.backgroundImages, {
    params: { sub_sector_id: subSectorId, page: 1, page_size: PAGE_SIZE.listMax },
    signal,
  });

export const addBackgroundImage = (
  http: HttpClient,
  subSectorId: number,
  image: File,
  options: UploadOptions,
) =>
  http.upload<BackgroundImage>(
    'post',
    paths.backgroundImages,
    toFormData<BackgroundImageBody>({ sub_sector_id: subSectorId, image }),
    options,
  );
