/** The platform object: everything that exists once, made by one function and handed down by context. */
export { createPlatform, type PlatformOptions } from './create-platform.ts';
export type { Platform } from './platform.ts';
export { usePlatform } from './platform-context.ts';
export { PlatformProvider } from './platform-provider.tsx';
