import type { ComponentType, ReactNode } from 'react';

/** What a part needs before it can be rendered as the server does. */
export interface Prerequisite {
  /** Whether it is here. */
  isReady: () => boolean;
  load: () => Promise<unknown>;
}

export interface HydrationBoundaryProps extends Prerequisite {
  /** What the part is loaded by, and its name there: it is waited for once. */
  source: object;
  name: string;
  /** Shown where the server leaves the part to the browser. */
  fallback?: ReactNode;
  children: ReactNode;
}

let Boundary: ComponentType<HydrationBoundaryProps> | undefined;

/** Called once, before the first render, on the server and where the browser takes its html over; see `RenderedBoundary`. */
export function setHydrationBoundary(component: ComponentType<HydrationBoundaryProps>): void {
  Boundary = component;
}

/** A part that the server renders, and the browser takes over. Without effect where the browser renders the page by itself. */
export const HydrationBoundary = (props: HydrationBoundaryProps): ReactNode =>
  Boundary ? <Boundary {...props} /> : props.children;
