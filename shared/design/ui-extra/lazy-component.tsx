import type { ComponentType, ReactNode } from 'react';
import { lazyModule, type RetryPolicy, useLazyModule } from '../../kernel/lazy/index.ts';
import { LoadError } from '../ui/index.ts';

interface LazyComponentOptions {
  /** Shown while it loads, unless that is fast. */
  skeleton: ReactNode;
  policy?: RetryPolicy;
}

/**
 * A component in a chunk of its own, for what only some visitors of a page see. Made once, outside of components:
 * `const Chart = lazyComponent(async () => (await import('./chart.tsx')).Chart, { skeleton })`. Where it could not be loaded it says
 * so, and can be loaded again; `React.lazy` keeps a failure for ever.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { skeleton, policy }: LazyComponentOptions,
): ComponentType<Props> {
  const source = lazyModule(load, policy);
  return function LazyComponent(props: Props) {
    const { view, retry } = useLazyModule(source);
    if (view === 'waiting') return null;
    if (view === 'loading') return skeleton;
    if ('error' in view) return <LoadError error={view.error} onRetry={retry} />;
    const Component = view.module;
    return <Component {...props} />;
  };
}
