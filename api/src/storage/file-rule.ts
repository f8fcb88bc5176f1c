import {
  AGREEMENT_EXTENSIONS,
  COUNT,
  DOCUMENT_EXTENSIONS,
  FILE_SIZE,
  IMAGE_EXTENSIONS,
  LOI_EXTENSIONS,
  PROOF_EXTENSIONS,
} from '@handover/shared/contract';

/** The files that a form field accepts. */
export interface FileRule {
  extensions: readonly string[];
  /** Bytes. */
  maxSize: number;
  /** Files per request. */
  max: number;
  /** An image is re-encoded to fit this size in pixels, which also drops metadata and appended data. */
  image?: { width: number; height: number };
}

export const documentRule: FileRule = {
  extensions: DOCUMENT_EXTENSIONS,
  maxSize: FILE_SIZE.document,
  max: COUNT.filesAnUpload,
};
export const loiRule: FileRule = { ...documentRule, extensions: LOI_EXTENSIONS, max: 1 };
export const attachmentRule: FileRule = { ...documentRule, max: COUNT.attachments };
export const agreementRule: FileRule = { ...documentRule, extensions: AGREEMENT_EXTENSIONS, max: 1 };
export const proofRule: FileRule = { ...documentRule, extensions: PROOF_EXTENSIONS, max: 1 };
export const portraitRule: FileRule = {
  extensions: IMAGE_EXTENSIONS,
  maxSize: FILE_SIZE.image,
  max: 1,
  image: { width: 512, height: 512 },
};
export const backgroundRule: FileRule = { ...portraitRule, image: { width: 1600, height: 1000 } };
