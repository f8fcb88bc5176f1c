import {
  COUNT,
  DOCUMENT_EXTENSIONS,
  FILE_SIZE,
  IMAGE_EXTENSIONS,
  LOI_EXTENSIONS,
} from '@handover/shared/contract';

/** What a file field of a form takes. */
export interface FileRule {
  extensions: readonly string[];
  /** Bytes. */
  maxSize: number;
  /** Files at once. */
  max: number;
  /** An image is encoded anew (which drops what hides in it) to fit into this, in pixels. */
  image?: { width: number; height: number };
}

export const documentRule: FileRule = {
  extensions: DOCUMENT_EXTENSIONS,
  maxSize: FILE_SIZE.document,
  max: COUNT.filesAnUpload,
};
export const loiRule: FileRule = { ...documentRule, extensions: LOI_EXTENSIONS, max: 1 };
export const portraitRule: FileRule = {
  extensions: IMAGE_EXTENSIONS,
  maxSize: FILE_SIZE.image,
  max: 1,
  image: { width: 512, height: 512 },
};
export const backgroundRule: FileRule = { ...portraitRule, image: { width: 1600, height: 1000 } };
