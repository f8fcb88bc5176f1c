/** Code that is loaded when it is first needed, and loaded again after a failure. */
export { lazyModule } from './lazy-module.ts';
export { RenderBoundary } from './render-boundary.tsx';
export { defaultRetryPolicy, isTimeout, type RetryPolicy, retry } from './retry.ts';
export { type LazySource, useLazyModule } from './use-lazy-module.ts';
