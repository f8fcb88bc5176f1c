import { type ReactNode, Suspense, use, useEffect, useReducer, useRef, useState } from 'react';
import type { HydrationBoundaryProps } from './hydration-boundary.tsx';
import { NotRenderedError } from './not-rendered-error.ts';
import { addWaitingPart, isTooLate } from './taken-over.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

/**
 * A part that the server renders, and the browser takes over, once what it needs is there; an error on the server stays in it. Until then its html
 * stays as it is. If what it needs never comes, or comes late, the browser renders the part anew.
 */
export function RenderedBoundary({ fallback, children, ...part }: HydrationBoundaryProps): ReactNode {
  const [isWaiting] = useState(useIsHydrating());
  const isHydrated = useRef(!isWaiting);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(children);
  latest.current = children;
  const endWaiting = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (isHydrated.current) return;
    endWaiting.current = addWaitingPart();
    return endWaiting.current;
  }, []);
  const onHydrated = () => {
    isHydrated.current = true;
    endWaiting.current();
    // `latest` belongs to the first render, as this function does.
    if (latest.current !== children) render();
  };
  const element = (
    <Suspense fallback={fallback}>
      <Gate {...part} onHydrated={onHydrated}>
        {children}
      </Gate>
    </Suspense>
  );
  const held = useRef(element);
  // An update of a part that waits would make React throw its html away. A repeated element is none.
  return isHydrated.current ? element : held.current;
}

interface GateProps extends Omit<HydrationBoundaryProps, 'fallback'> {
  onHydrated: () => void;
}

/** The pending promises: `use` needs the same promise each time. */
const settled = new WeakMap<object, Map<string, Promise<void>>>();

/** Starts to load. Resolves, never rejects, when that has succeeded or failed. */
function whenSettled({ source, name, load }: Pick<HydrationBoundaryProps, 'source' | 'name' | 'load'>) {
  const known = settled.get(source) ?? new Map<string, Promise<void>>();
  settled.set(source, known);
  const nothing = () => undefined;
  const promise = known.get(name) ?? load().then(nothing, nothing);
  known.set(name, promise);
  return promise;
}

/** Marked as React marks a promise that it has waited for, so that it does not suspend. */
const READY: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

function Gate({ isReady, onHydrated, children, ...part }: GateProps): ReactNode {
  const isHydrating = useIsHydrating();
  useEffect(onHydrated, []);
  use(isHydrating && !isReady() ? whenSettled(part) : READY);
  if (isHydrating && (isTooLate() || !isReady())) throw new NotRenderedError();
  return children;
}
