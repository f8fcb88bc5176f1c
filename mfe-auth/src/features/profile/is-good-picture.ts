import { FILE_SIZE, IMAGE_EXTENSIONS } from '@handover/shared/contract';

/** Whether a picture is one that the server takes, by name and size. */
export function isGoodPicture({ name, size }: Pick<File, 'name' | 'size'>): boolean {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return IMAGE_EXTENSIONS.some((known) => known === extension) && size <= FILE_SIZE.image;
}
