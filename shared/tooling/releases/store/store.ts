/** The text of a key, and a tag that changes with it. */
export interface Stored {
  text: string;
  tag: string;
}

/**
 * Stores releases: small texts (pointer, sets, history, leases), and versions, which are immutable folders. Both are written
 * completely or not at all. Keys are paths with `/`.
 */
export interface Store {
  /** For messages: a folder, or `s3://bucket/prefix`. */
  readonly address: string;
  read(key: string): Promise<Stored | undefined>;
  /** Throws `ConflictError` if the tag is not `expectedTag` (null: no text yet); without it, replaces any text. */
  replace(key: string, text: string, expectedTag?: string | null): Promise<void>;
  /** Creates a text; false if it exists, so that only one of two writers succeeds. */
  create(key: string, text: string): Promise<boolean>;
  /** The names directly in a folder. */
  names(folder: string): Promise<string[]>;
  /** Copies a build to a version's folder, unless it exists. */
  publish(dist: string, version: string): Promise<void>;
  /** Whether a version exists completely. */
  has(version: string): Promise<boolean>;
  /** When it was last written, in ms; undefined if it does not exist. */
  modifiedAt(key: string): Promise<number | undefined>;
  /** Removes a text, or a folder with its content. */
  remove(key: string): Promise<void>;
  /** Removes incomplete writes of killed tools, older than `age` ms. */
  removeDrafts(age: number): Promise<void>;
  /** Copies a version into a new folder. From a bucket only as it was built, unless it is to be examined. */
  fetch(version: string, folder: string, options?: { unchecked?: boolean }): Promise<void>;
  /** What this server can't guarantee, as a message for the user. */
  limitation(): Promise<string | undefined>;
}

/** Another process has written meanwhile. */
export class ConflictError extends Error {}
