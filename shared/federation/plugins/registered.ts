import type { RemoteRelease } from '../contract.ts';

/** A version that an instance has registered as a remote. */
export interface RegisteredRelease {
  /** Its name in the release set. */
  remote: string;
  release: RemoteRelease;
}

/** The facts that the plugins know about the remotes of an instance, by their names there. */
export type Registered = ReadonlyMap<string, RegisteredRelease>;
