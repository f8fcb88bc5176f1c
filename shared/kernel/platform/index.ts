/** The platform: the object of everything that exists once, made by `createPlatform` of the shell. */
export {
  limitPlatform,
  type PlatformLimit,
  PlatformLimitContext,
  type RemoteGrants,
} from './limit-platform.ts';
export { platformAtom } from './platform.atom.ts';
export type { Platform } from './platform.ts';
export { PlatformProvider } from './platform-provider.tsx';
export { usePlatform, useShellPlatform } from './use-platform.ts';
