import type { ComponentType, ReactNode } from 'react';

/** A condition for rendering a part as the server has rendered it. */
export interface Prerequisite {
  /** Whether it is met. */
  isReady: () => boolean;
  load: () => Promise<unknown>;
}

export interface HydrationBoundaryProps extends Prerequisite {
  /** The loader of the part and the part's name there, so that it is waited for only once. */
  source: object;
  name: string;
  /** Shown if the server leaves the part to the browser. */
  fallback?: ReactNode;
  children: ReactNode;
}

let Boundary: ComponentType<HydrationBoundaryProps> | undefined;

/** Called once, before the first render, on the server and before hydration; see `RenderedBoundary`. */
export function setHydrationBoundary(component: ComponentType<HydrationBoundaryProps>): void {
  Boundary = component;
}

/** A part that the server renders and the browser hydrates. It has no effect if only the browser renders the page. */
export const HydrationBoundary = (props: HydrationBoundaryProps): ReactNode =>
  Boundary ? <Boundary {...props} /> : props.children;
