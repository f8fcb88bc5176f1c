/** A file that came with a form: stored, but of nobody until a row names its key. */
export interface Upload {
  field: string;
  /** As the person called it, without a path and control characters. */
  name: string;
  extension: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  sha256: string;
  storageKey: string;
}
