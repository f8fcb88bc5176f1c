/** Code that is fetched when it is first needed, and asked for again after a failure. */
export { lazyModule } from './lazy-module.ts';
export { RenderBoundary } from './render-boundary.tsx';
export { defaultRetryPolicy, isLate, type RetryPolicy, retry } from './retry.ts';
export { type LazySource, useLazyModule } from './use-lazy-module.ts';
