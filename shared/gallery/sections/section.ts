import type { ComponentType } from 'react';

export interface Example {
  /** The component, and its state if there are several. */
  name: string;
  Example: ComponentType;
}

export interface Section {
  id: string;
  title: string;
  examples: Example[];
}
