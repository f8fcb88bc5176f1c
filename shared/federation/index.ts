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
  copiedEntryPoints,
  type FederatedEntryPoint,
  federatedEntryPoints,
  federatedPackages,
  shareKey,
} from './entry-points.ts';
export { createRemoteLoader, type RemoteLoader } from './loader.ts';
export { matchRoute, type RouteMatch } from './match-route.ts';
export { RemoteError, type RemoteErrorCode, type RemotePhase } from './remote-errors.ts';
export { RemoteOutlet, type RemoteOutletProps } from './remote-outlet.tsx';
