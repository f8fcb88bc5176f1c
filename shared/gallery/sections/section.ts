import type { ComponentType } from 'react';

export interface Example {
  /** The part, and the state if there are several. */
  name: string;
  Example: ComponentType;
}

export interface Section {
  id: string;
  title: string;
  examples: Example[];
}
