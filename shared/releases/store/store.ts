/** Text under a key, and a tag that is another once the text is. */
export interface Stored {
  text: string;
  tag: string;
}

/**
 * Where releases lie: small texts that are replaced whole (pointer, sets, history, leases), and versions, folders that
 * appear whole and never change. Keys are paths with `/`.
 */
export interface Store {
  /** As people know it: a folder, or `s3://bucket/prefix`. */
  readonly address: string;
  read(key: string): Promise<Stored | undefined>;
  /** Readers see the old text or the new. With `was` (null: nothing), refused by `MovedError` where another is there. */
  replace(key: string, text: string, was?: string | null): Promise<void>;
  /** Writes what is not there yet; false where it is, so that of two only one writes. */
  create(key: string, text: string): Promise<boolean>;
  /** What lies directly in a folder. */
  names(folder: string): Promise<string[]>;
  /** Copies a build to a version's folder; left alone where it is there already. */
  publish(dist: string, version: string): Promise<void>;
  /** Whether a version is there as a whole. */
  has(version: string): Promise<boolean>;
  /** When something was last written there, in ms; undefined where nothing is. */
  touchedAt(key: string): Promise<number | undefined>;
  /** Removes a text, or a folder with all in it. */
  remove(key: string): Promise<void>;
  /** Removes what killed tools began longer than `age` ms ago. */
  sweep(age: number): Promise<void>;
  /** Copies a version into a folder that is not there yet. */
  fetch(version: string, folder: string): Promise<void>;
  /** What does not hold on this server, in words; undefined where all does. */
  weakness(): Promise<string | undefined>;
}

/** Somebody else has written in the meantime. */
export class MovedError extends Error {}
