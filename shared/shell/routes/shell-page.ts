import type { ComponentType } from 'react';

/** A lazy page of the shell itself. */
export interface ShellPage {
  path: string;
  /** The namespaces of its texts, which are loaded before it is shown. */
  texts: readonly string[];
  load: () => Promise<ComponentType>;
}

export interface ShellPages {
  readonly all: readonly ShellPage[];
  /** The page at a path, with or without a slash at the end. */
  at: (pathname: string) => ShellPage | undefined;
  /** Loads code and texts; after a failure a call loads them again. */
  load: (page: ShellPage) => Promise<ComponentType>;
  /** The component, if code and texts are loaded. */
  getLoaded: (page: ShellPage) => ComponentType | undefined;
}
