export {
  CONTRACT_VERSION,
  type ReleasedHost,
  type ReleasedRemote,
  type ReleaseSet,
  type RemoteComponent,
  type RemoteDescriptor,
  type RemoteKind,
  type RemoteLoad,
  type RemoteModule,
  type RemoteNav,
  type RemoteRelease,
  type RemoteRoute,
  type RouteAccess,
} from './contract.ts';
export { defineRemote } from './define-remote.ts';
export {
  copiedDoors,
  doorKey,
  type FederatedDoor,
  federatedDoors,
  federatedPackages,
} from './doors.ts';
export { type LazyPart, lazyPart } from './lazy-part.ts';
export { createRemoteLoader, type RemoteLoader } from './loader.ts';
export { matchRoute, type RouteMatch } from './match-route.ts';
export { RemoteError, type RemoteErrorCode, type RemotePhase } from './remote-errors.ts';
export { RemoteOutlet, type RemoteOutletProps } from './remote-outlet.tsx';
export { defaultPatience, type Patience, retry } from './retry.ts';
export { type PartSource, type PartView, usePart } from './use-part.ts';
