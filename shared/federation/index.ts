export type {
  ReleasedHost,
  ReleasedRemote,
  ReleaseSet,
  RemoteComponent,
  RemoteDescriptor,
  RemoteKind,
  RemoteModule,
  RemoteRelease,
  RemoteRoute,
  RouteAccess,
  ServerFiles,
} from './contract.ts';
export { defineRemote } from './define-remote.ts';
export { createRemoteLoader, type RemoteLoader, type RemoteSpan, type Replacement } from './loader.ts';
export { matchRoute, type RouteMatch } from './match-route.ts';
export { measureRemote } from './mount/measure-remote.ts';
export { RemoteOutlet } from './mount/remote-outlet.tsx';
export { RemoteError, type RemoteErrorCode } from './remote-errors.ts';
export { createServerFederation } from './server-federation.ts';
export { withoutConflicts } from './without-conflicts.ts';
