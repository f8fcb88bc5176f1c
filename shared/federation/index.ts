export type {
  ReleasedRemote,
  ReleaseSet,
  RemoteComponent,
  RemoteDescriptor,
  RemoteKind,
  RemoteModule,
  RemoteRelease,
  RemoteRoute,
  RouteAccess,
} from './contract.ts';
export { defineRemote } from './define-remote.ts';
export type { FederatedEntryPoint, FederatedPackage } from './entry-points.ts';
export { createRemoteLoader, type RemoteLoader } from './loader.ts';
export { matchRoute, type RouteMatch } from './match-route.ts';
export { RemoteError, type RemoteErrorCode } from './remote-errors.ts';
export { RemoteOutlet } from './remote-outlet.tsx';
