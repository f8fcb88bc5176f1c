import { z } from 'zod';
import { readStored } from '../store/read-stored.ts';
import type { Store } from '../store/store.ts';

/** The file of a build that has its types. Gateways do not serve its folder. */
export const TYPES_FILE = 'server/types.json';

const declaration = z.object({ file: z.string(), name: z.string() });
/** The file in `files` that declares an export, and its name there. */
export type Declaration = z.infer<typeof declaration>;

const typeRecord = z.object({
  /** Entry point -> its file in `files`: of a host all that it provides, of a remote what its sources import. */
  entryPoints: z.record(z.string(), z.string()),
  /** Entry point -> export -> where it is declared. Of a remote only what its code uses, which no type is. */
  exports: z.record(z.string(), z.record(z.string(), declaration)),
  /** The declarations of shared that these reach: path without extension -> text. */
  files: z.record(z.string(), z.string()),
  /** The sources of a remote, without tests: path -> text. */
  sources: z.record(z.string(), z.string()).default({}),
  /**
   * What the sources call -> where first: `GET /api/deals/:id/`; an address alone, `/api/deals/:id/`, where they only name it. Older builds
   * have none.
   */
  calls: z.record(z.string(), z.string()).optional(),
});

/** The types of the entry points with which a host or a remote was built. */
export type TypeRecord = z.infer<typeof typeRecord>;

/** The types of a published version; undefined in older builds and in those of other tools. */
export async function readTypes(store: Store, version: string): Promise<TypeRecord | undefined> {
  return readStored(store, `${version}/${TYPES_FILE}`, typeRecord);
}

/** A place in the sources of a package, from the root of the workspace. */
export const placeIn = (name: string, place: string): string =>
  place.startsWith('src/') ? `${name}/${place}` : place;
