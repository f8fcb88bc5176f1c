/** An uploaded file: stored, but not referenced until a row with its key is committed. */
export interface Upload {
  field: string;
  /** The user's file name, without path and control characters. */
  name: string;
  extension: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  sha256: string;
  storageKey: string;
}
