import type { ComponentType } from 'react';

/** A page of the shell itself that is fetched when somebody opens it: nobody else pays for it. */
export interface OwnPage {
  path: string;
  /** Namespaces without whose texts it is not shown. */
  texts: readonly string[];
  load: () => Promise<ComponentType>;
}

/** The pages of the shell itself, and the way to have one. */
export interface OwnPages {
  readonly all: readonly OwnPage[];
  /** With or without a slash at its end. */
  at: (pathname: string) => OwnPage | undefined;
  /** Code and texts, or an error; asking again after one tries again. */
  load: (page: OwnPage) => Promise<ComponentType>;
  /** What can be shown at once. */
  getLoaded: (page: OwnPage) => ComponentType | undefined;
}
