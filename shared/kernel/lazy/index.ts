/** Code that is loaded when it is first needed, and loaded again after a failure. */
export { HydrationBoundary, type Prerequisite, setHydrationBoundary } from './hydration-boundary.tsx';
export { lazyModule } from './lazy-module.ts';
export { NotRenderedError } from './not-rendered-error.ts';
export { RenderBoundary } from './render-boundary.tsx';
export { RenderedBoundary } from './rendered-boundary.tsx';
export { defaultRetryPolicy, isTimeout, type RetryPolicy, retry, withDeadline } from './retry.ts';
export { savesData } from './saves-data.ts';
export { onTakenOver } from './taken-over.ts';
export { useIsHydrating } from './use-is-hydrating.ts';
export { type LazySource, useLazyModule } from './use-lazy-module.ts';
